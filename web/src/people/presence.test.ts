import { describe, expect, it } from 'vitest';
import { abandonVote, presenceNews, presenceOf, seatsToTakeBack, waitingFor } from './presence';
import { gone, NOW, person, stamp, tableOf } from './sample';

const standIn = (seat: number, connected: boolean) =>
  person(seat, { bot: 'bosun', presence: 'bot', connected });

it('tells a bot of its own from one that plays for somebody', () => {
  expect(presenceOf(person(1))).toBe('here');
  expect(presenceOf(gone(1, 5))).toBe('away');
  expect(presenceOf(standIn(1, false))).toBe('stand_in');
  expect(presenceOf(standIn(1, true))).toBe('returned');
  expect(presenceOf(person(1, { kind: 'bot', bot: 'captain', presence: 'bot' }))).toBe('bot');
});

describe('whom the table waits for', () => {
  it('is nobody while it is one’s own turn, a bot’s, or the game is over', () => {
    expect(waitingFor(tableOf([person(0), gone(1, 9)], { holds: [0, 1] }), NOW)).toBeNull();
    expect(waitingFor(tableOf([person(0), standIn(1, false)]), NOW)).toBeNull();
    expect(waitingFor(tableOf([person(0), gone(1, 9)], { stage: 'over' }), NOW)).toBeNull();
  });

  it('lets a person who is here think for a while before anybody reminds them', () => {
    const waiting = waitingFor(tableOf([person(0), person(1)]), NOW);
    expect(waiting).toMatchObject({ seat: 1, awaySince: null, remindFrom: NOW + 30_000, standIn: null });
  });

  it('lets somebody who is away be reminded at once, then every two minutes', () => {
    expect(waitingFor(tableOf([person(0), gone(1, 60)]), NOW)?.remindFrom).toBe(0);
    const nudged = tableOf([person(0), gone(1, 60, { nudged: stamp(20) })]);
    expect(waitingFor(nudged, NOW)?.remindFrom).toBe(NOW + 100_000);
  });

  it('offers a bot after the grace period, by vote of those who are here', () => {
    const table = tableOf([person(0), gone(1, 60, { stand_in_votes: [2] }), person(2), person(3)]);
    expect(waitingFor(table, NOW)?.standIn).toEqual({
      from: NOW + 120_000,
      alone: false,
      votes: 1,
      needed: 2,
      voted: false,
    });
  });

  it('lets the host decide alone, and counts no vote of somebody who has gone', () => {
    const table = tableOf([person(0), gone(1, 300, { stand_in_votes: [0, 2] }), gone(2, 9)], { host: true });
    expect(waitingFor(table, NOW)?.standIn).toMatchObject({ alone: true, votes: 1, needed: 1, voted: true });
  });

  it('counts bots neither as votes nor as people who may vote', () => {
    const bot = person(2, { kind: 'bot', bot: 'captain', presence: 'bot' });
    const table = tableOf([person(0), gone(1, 60, { stand_in_votes: [2, 3] }), bot, standIn(3, true)]);
    expect(waitingFor(table, NOW)?.standIn).toMatchObject({ votes: 0, needed: 1 });
  });

  it('has voted once all of its seats have', () => {
    const seats = [person(0), gone(1, 60, { stand_in_votes: [2] }), person(2)];
    expect(waitingFor(tableOf(seats, { holds: [0, 2] }), NOW)?.standIn?.voted).toBe(false);
    expect(waitingFor(tableOf(seats, { holds: [2] }), NOW)?.standIn?.voted).toBe(true);
    expect(waitingFor(tableOf(seats, { holds: [], host: true }), NOW)?.standIn?.voted).toBe(false);
  });

  it('offers no bot at a table without one, nor for somebody who is here again', () => {
    expect(waitingFor(tableOf([person(0), gone(1, 60, { stand_in_from: null })]), NOW)?.standIn).toBeNull();
    const back = person(1, { away_since: stamp(60), stand_in_from: stamp(5) });
    expect(waitingFor(tableOf([person(0), back]), NOW)).toMatchObject({ awaySince: null, standIn: null });
  });

  it('offers nothing to those who watch', () => {
    const waiting = waitingFor(tableOf([person(0), gone(1, 300)], { holds: [] }), NOW);
    expect(waiting).toMatchObject({ seat: 1, remindFrom: null, standIn: null });
  });
});

it('offers the seat back to whoever returns', () => {
  expect(seatsToTakeBack(tableOf([standIn(0, true), person(1)])).map(({ seat }) => seat)).toEqual([0]);
  expect(seatsToTakeBack(tableOf([person(0), standIn(1, true)]))).toEqual([]);
  expect(seatsToTakeBack(tableOf([standIn(0, true), person(1)], { stage: 'over' }))).toEqual([]);
});

it('shows a vote to everybody, with what this page said', () => {
  const table = tableOf([person(0), person(1)]);
  expect(abandonVote(table)).toBeNull();
  const abandon = { agreed: [1], waiting_for: [0] };
  expect(abandonVote({ ...table, abandon })).toEqual({ agreed: [1], waitingFor: [0], agrees: false });
  expect(abandonVote({ ...table, abandon, holds: [1] })?.agrees).toBe(true);
  expect(abandonVote({ ...table, abandon, holds: [0, 1] })?.agrees).toBe(true);
  expect(abandonVote({ ...table, abandon, holds: [] })?.agrees).toBeNull();
  expect(abandonVote({ ...table, abandon: { agreed: [], waiting_for: [0, 1] } })).toBeNull();
  expect(abandonVote({ ...table, abandon, stage: 'over' })).toBeNull();
});

it('tells everybody when a bot takes over, and when the person plays again', () => {
  const left = person(1, { bot: 'bosun', presence: 'bot', left: true });
  expect(presenceNews([person(0), person(1)], [person(0), left])).toEqual([{ kind: 'left', seat: 1 }]);
  expect(presenceNews([person(0), gone(1, 200)], [person(0), standIn(1, false)])).toEqual([
    { kind: 'stand_in', seat: 1 },
  ]);
  expect(presenceNews([person(0), standIn(1, true)], [person(0), person(1)])).toEqual([
    { kind: 'plays_again', seat: 1 },
  ]);
  expect(presenceNews([person(0), gone(1, 9)], [person(0), person(1)])).toEqual([]);
});

it('tells nobody of seats that were free, were a bot’s before, or stay as they are', () => {
  const bot = person(1, { kind: 'bot', bot: 'captain', presence: 'bot' });
  const free = person(1, { taken: false });
  expect(presenceNews([person(0), free], [person(0), standIn(1, false)])).toEqual([]);
  expect(presenceNews([person(0), bot], [person(0), person(1)])).toEqual([]);
  expect(presenceNews([person(0), person(1)], [person(0), bot])).toEqual([]);
  expect(presenceNews([person(0), standIn(1, false)], [person(0), standIn(1, true)])).toEqual([]);
  expect(presenceNews([person(0)], [person(0), standIn(1, false)])).toEqual([]);
});
