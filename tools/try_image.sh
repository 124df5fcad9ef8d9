#!/usr/bin/env bash
# Tries an image as docs/hosting.md runs it: it is small, healthy without rights on a read-only file system, and a
# backup leaves it and comes back: tools/try_image.sh IMAGE
set -euo pipefail
image=$1
most=250000000 # bytes

size=$(docker image inspect --format '{{.Size}}' "$image")
echo "The image takes $((size / 1000000)) MB."
[ "$size" -lt "$most" ] || { echo "That is more than $((most / 1000000))." >&2 && exit 1; }

table=$(docker run --detach --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges "$image")
backup=$(mktemp)
trap 'docker rm --force --volumes "$table" > /dev/null; rm -f "$backup"' EXIT
healthy() { [ "$(docker inspect --format '{{.State.Health.Status}}' "$table")" = healthy ]; }
for _ in $(seq 60); do healthy && break || sleep 1; done
healthy || { docker logs "$table" >&2 && exit 1; }
echo "It is healthy."

docker exec "$table" sh -c 'tearum backup /data/games.tearum >&2 && cat /data/games.tearum' > "$backup"
docker exec --interactive "$table" sh -c 'cat > /data/back.tearum && tearum restore --yes /data/back.tearum' < "$backup"
