"""Trains the network on shards: `python -m training.network_forecast.train SHARDS OUT`.

One deal in twenty chooses among settings, another one states the loss; the network sees neither.
With `--teachers` as many networks learn how games ended, and the one that is kept learns what they
say on average, now and a round later: that is less noisy than how a single game ended. Runs on the
GPU where there is one.
"""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits, smooth_l1_loss

from training.network_forecast.model import CHANCES, OTHER_CHANCES, POINTS_MEAN, POINTS_SCALE, Model
from training.network_forecast.shards import (
    TEST,
    VALIDATION,
    Array,
    Rows,
    loss,
    loss_table,
    read_shards,
    share,
)

Log = Callable[[str], None]
WINNER: Final = CHANCES - 1
ROUND_OF_ACTIONS: Final = 4


@dataclass(frozen=True)
class Settings:
    seat_units: int = 64  # each looks at one seat and the table
    free_units: int = 128  # each looks at everything
    second_units: int = 64
    dropout: float = 0.1
    weight_decay: float = 0.1
    passes: float = 6.0
    batch_size: int = 8192
    learning_rate: float = 2e-3
    others_weight: float = 0.5  # of what is learnt besides
    points_weight: float = 0.1  # next to the chances
    teachers: int = 0
    teacher_dropout: float = 0.3  # they see only how games ended, so they forget more
    teacher_passes: float = 4.0
    share_now: float = 0.3  # of the teachers' forecast in the labels
    share_later: float = 0.4  # of their forecast a round later
    seed: int = 0


class Data:
    """All rows on the device, with their labels."""

    def __init__(self, rows: Rows, device: torch.device) -> None:
        self.rows = rows
        self.device = device
        self.inputs = torch.from_numpy(rows.inputs).to(device)
        own = np.stack([rows.governor[:, 0], rows.king[:, 0], rows.won], 1)
        self.chances = torch.from_numpy(own.astype(np.float32)).to(device)
        points = (rows.points.astype(np.float32) - POINTS_MEAN) / POINTS_SCALE
        self.points = torch.from_numpy(points[:, 0]).to(device)
        titles = np.concatenate([rows.governor[:, 1:], rows.king[:, 1:], rows.proven], 1)
        self.titles = torch.from_numpy(titles.astype(np.float32)).to(device)
        self.other_points = torch.from_numpy(points[:, 1:].reshape(len(rows), -1)).to(device)
        seats = np.arange(4)[None, :] < rows.players[:, None]
        there = np.concatenate([seats[:, 1:], seats[:, 1:], seats], 1)
        self.titles_there = torch.from_numpy(there.astype(np.float32)).to(device)
        points_there = np.repeat(seats[:, 1:], 2, 1)
        self.points_there = torch.from_numpy(points_there.astype(np.float32)).to(device)
        parts = share(rows.deal)
        self.validation = np.flatnonzero(np.isin(parts, VALIDATION))
        self.test = np.flatnonzero(np.isin(parts, TEST))
        self.train = np.flatnonzero(~np.isin(parts, VALIDATION + TEST))

    @cached_property
    def later(self) -> Array:
        return row_a_round_later(self.rows)

    def spread(self) -> Array:
        """The spread of each input, from a sample."""
        some = self.rows.inputs[self.train[:: max(1, len(self.train) // 200_000)]]
        spread: Array = some.astype(np.float32).std(axis=0)
        return spread


def row_a_round_later(rows: Rows) -> Array:
    """For each row the first one of the same game and seat with four actions fewer; else -1."""
    order = np.lexsort((rows.turn, rows.seat, rows.deal))
    later = np.full(len(rows), -1)
    game = rows.deal[order] * 4 + rows.seat[order]
    left = rows.left[order].astype(np.int64)
    ahead = np.arange(len(order))
    found = np.full(len(order), -1)
    for step in range(1, 64):
        target = ahead + step
        inside = target < len(order)
        at = ahead[inside & (found < 0)]
        at = at[game[at + step] == game[at]]
        if not at.size:
            break
        far = at[left[at + step] <= left[at] - ROUND_OF_ACTIONS]
        found[far] = far + step
    later[order] = np.where(found >= 0, order[found], -1)
    return later


def step_loss(model: Model, data: Data, at: Tensor, chances: Tensor, settings: Settings) -> Tensor:
    out, others = model.with_others(data.inputs[at].float())
    total = binary_cross_entropy_with_logits(out[:, :CHANCES], chances[at])
    total = total + settings.points_weight * smooth_l1_loss(out[:, CHANCES:], data.points[at])
    if settings.others_weight:
        titles = binary_cross_entropy_with_logits(
            others[:, :OTHER_CHANCES], data.titles[at], weight=data.titles_there[at]
        )
        missed = smooth_l1_loss(others[:, OTHER_CHANCES:], data.other_points[at], reduction="none")
        points = (missed * data.points_there[at]).mean()
        total = total + settings.others_weight * (titles + settings.points_weight * points)
    return total


def new_model(spread: Array, settings: Settings) -> Model:
    return Model(
        spread, settings.seat_units, settings.free_units, settings.second_units, settings.dropout
    )


def fit(data: Data, chances: Tensor, settings: Settings, log: Log, stop: float) -> Model:
    """A network after so many passes over the training rows; ends early at the time `stop`."""
    torch.manual_seed(settings.seed)
    model = new_model(data.spread(), settings).to(data.device)
    weights = [p for name, p in model.named_parameters() if name.endswith("weight")]
    biases = [p for name, p in model.named_parameters() if name.endswith("bias")]
    groups = [{"params": weights, "weight_decay": settings.weight_decay}, {"params": biases}]
    fused = data.device.type == "cuda"
    optimiser = torch.optim.AdamW(groups, lr=settings.learning_rate, weight_decay=0.0, fused=fused)
    batch = min(settings.batch_size, max(1, len(data.train) // 8))
    steps = max(1, int(settings.passes * len(data.train) / batch))
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimiser, settings.learning_rate, total_steps=steps
    )
    train = torch.from_numpy(data.train).to(data.device)
    order = train[torch.randperm(len(train), device=data.device)]
    at = 0
    model.train()
    for step in range(steps):
        if at + batch > len(order):
            order, at = train[torch.randperm(len(train), device=data.device)], 0
        optimiser.zero_grad(set_to_none=True)
        step_loss(model, data, order[at : at + batch], chances, settings).backward()
        optimiser.step()
        schedule.step()
        at += batch
        if (step + 1) % max(1, steps // 4) == 0:
            log(f"step {step + 1} of {steps}: validation {validation_loss(model, data):.4f}")
            model.train()
        if time.monotonic() > stop:
            log(f"out of time at step {step + 1} of {steps}")
            break
    return model.eval()


def validation_loss(model: Model, data: Data) -> float:
    at = data.validation
    return float(loss(winner_chances(model, data, at), data.rows.won[at]).mean())


def winner_chances(model: Model, data: Data, rows: Array) -> Array:
    """The chance to win that a network states for some rows."""
    model.eval()
    found = []
    with torch.no_grad():
        for start in range(0, len(rows), 65_536):
            at = torch.from_numpy(rows[start : start + 65_536]).to(data.device)
            found.append(torch.sigmoid(model(data.inputs[at].float())[:, WINNER]).cpu())
    return torch.cat(found).numpy() if found else np.zeros(0, np.float32)


def chances_by(models: list[Model], data: Data) -> Tensor:
    """What networks say on average of every row: Governor, Pirate King, either."""
    found = torch.zeros_like(data.chances)
    with torch.no_grad():
        for start in range(0, len(found), 65_536):
            inputs = data.inputs[start : start + 65_536].float()
            odds = torch.stack([model(inputs)[:, :CHANCES] for model in models])
            found[start : start + 65_536] = torch.sigmoid(odds).mean(0)
    return found


def taught_labels(models: list[Model], data: Data, settings: Settings) -> Tensor:
    """How games ended, mixed with what networks say now and a round later."""
    stated = chances_by(models, data)
    later = torch.from_numpy(data.later).to(data.device)
    then = torch.where((later >= 0)[:, None], stated[later.clamp(min=0)], data.chances)
    rest = 1 - settings.share_now - settings.share_later
    return rest * data.chances + settings.share_now * stated + settings.share_later * then


def train(data: Data, settings: Settings, log: Log, stop: float) -> Model:
    """The network, taught by others if there are any."""
    labels = data.chances
    if settings.teachers:
        teachers = []
        for number in range(settings.teachers):
            log(f"teacher {number + 1} of {settings.teachers}")
            own = replace(
                settings,
                seed=settings.seed + 1 + number,
                dropout=settings.teacher_dropout,
                passes=settings.teacher_passes,
            )
            teachers.append(fit(data, data.chances, own, log, stop))
        labels = taught_labels(teachers, data, settings)
    return fit(data, labels, settings, log, stop)


def save(file: Path, model: Model, settings: Settings, made: dict[str, Any]) -> None:
    weights = {name: tensor.cpu() for name, tensor in model.state_dict().items()}
    torch.save({"weights": weights, "settings": asdict(settings), "made": made}, file)


def load(file: Path) -> tuple[Model, dict[str, Any]]:
    """A saved network, and how it was made."""
    stored = torch.load(file, weights_only=True)
    settings = Settings(**stored["settings"])
    spread = stored["weights"]["spread"].numpy()
    model = new_model(spread, settings)
    model.load_state_dict(stored["weights"])
    return model.eval(), stored["made"] | {"settings": stored["settings"]}


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains the network of the bots' forecast.")
    parser.add_argument("shards", type=Path, help="folder that `positions` wrote")
    parser.add_argument("out", type=Path, help="file for the network")
    for name, value in asdict(Settings()).items():
        flag = f"--{name.replace('_', '-')}"
        parser.add_argument(flag, type=type(value), default=value)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop training after so long")
    options = parser.parse_args()
    settings = Settings(**{name: getattr(options, name) for name in asdict(Settings())})
    began = time.monotonic()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    data = Data(read_shards(options.shards), device)
    print(f"{len(data.train)} rows to learn from, on {device}", flush=True)
    model = train(data, settings, lambda line: print(line, flush=True), began + options.seconds)
    table = loss_table(winner_chances(model, data, data.test), data.rows.take(data.test))
    made = {"rows": len(data.train), "seconds": round(time.monotonic() - began), "loss": table}
    save(options.out, model, settings, made)
    print(json.dumps(table, indent=1))


if __name__ == "__main__":
    main()
