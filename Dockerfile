# A server of one's own: docs/hosting.md. Two stages: the first builds the wheel with the compiled
# engine and the page, the second has Python and what was installed, and runs as nobody in particular.
ARG BASE=python:3.13-slim-trixie

FROM ${BASE} AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev make
WORKDIR /src
COPY . .
RUN make wheel
RUN python3 -m venv --without-pip /opt/tearum
RUN .venv/bin/python -m pip --python /opt/tearum/bin/python install --require-hashes --no-compile --find-links dist -r dist/requirements.txt
# Babel has the data of a thousand locales, 33 MB of them.
RUN find /opt/tearum -path '*/babel/locale-data/*' ! -name root.dat ! -name en.dat ! -name fr.dat ! -name de.dat -delete

FROM ${BASE}
COPY --from=build /opt/tearum /opt/tearum
RUN python3 -m compileall -q /opt/tearum/lib
RUN useradd --system --uid 10001 --no-create-home tearum && install -d -o tearum -m 700 /data /data/tearum
USER 10001
ENV PATH=/opt/tearum/bin:$PATH
# Games and reports go to /data/tearum; with TEARUM_DATABASE_URL the games go to PostgreSQL.
ENV XDG_DATA_HOME=/data
ENV PYTHONDONTWRITEBYTECODE=1
VOLUME /data
EXPOSE 8642
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["python3", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8642/healthz', timeout=4)"]
ENTRYPOINT ["tearum"]
CMD ["serve", "--host", "0.0.0.0"]
