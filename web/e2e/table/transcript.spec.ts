/** What a screen reader is told through one whole turn of all players: nothing that the others do is lost. */

import { expect, test, type Page } from '@playwright/test';
import { heading, playByMouse, startGame, waitForTurn } from '../play';

/** Writes down what live regions say: a log what is added to it, any other all it holds. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const regions =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
    const say = (text: string | null) => {
      if (text?.trim()) said.push(text.trim());
    };
    new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
        if (region?.getAttribute('role') === 'log') addedNodes.forEach((node) => say(node.textContent));
        else if (region) changed.add(region);
      }
      for (const region of changed) say(region.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
const transcript = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);

/** All turns of the others in the log, as they are spoken. */
const logged = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Game log' })
    .locator(':is(.turn, .ship, .automa) .line')
    .evaluateAll((lines) =>
      lines.flatMap((line) => {
        const name = line.querySelector('b')?.textContent ?? '';
        const text = line.textContent?.trim().replace(/\s+/g, ' ') ?? '';
        return name === 'Anja' ? [] : [`${name} – ${text.slice(name.length).trim()}`];
      }),
    );

async function toOwnTurn(page: Page): Promise<void> {
  for (await waitForTurn(page); (await heading(page)) !== 'Your turn'; await waitForTurn(page))
    await playByMouse(page, 1);
}

for (const players of [2, 4] as const) {
  test(`every turn is told, with what was built, and then the question (${players} players)`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await startGame(page, players, { bot: 'greedy' });
    await toOwnTurn(page);
    await listen(page);
    for (let turns = 0; turns < 12; turns += 1) {
      const before = (await transcript(page)).length;
      const earlier = (await logged(page)).length;
      await playByMouse(page, 1);
      await toOwnTurn(page);
      const said = (await transcript(page)).slice(before);
      const others = (await logged(page)).slice(earlier);
      expect(said.filter((line) => others.includes(line))).toEqual(others);
      expect(said).toContain(await page.locator('.decision .text p').innerText());
      if (turns > 2 && said.some((line) => line.includes('builds the'))) return;
    }
    throw new Error('nobody has built anything');
  });
}
