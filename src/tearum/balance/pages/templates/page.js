// Columns sort at a click. Without this the tables are in printed order.
for (const table of document.querySelectorAll('table.sorts')) {
  const body = table.tBodies[0];
  const printed = [...body.rows];
  const heads = [...table.tHead.rows[0].cells];
  const worth = (row, at) => parseFloat(row.cells[at].dataset.v);
  heads.forEach((head, at) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => {
      const falls = head.getAttribute('aria-sort') !== 'descending';
      heads.forEach((other) => other.removeAttribute('aria-sort'));
      if (at === 0) {
        body.append(...printed);
        return;
      }
      head.setAttribute('aria-sort', falls ? 'descending' : 'ascending');
      const known = printed.filter((row) => !Number.isNaN(worth(row, at)));
      const rest = printed.filter((row) => Number.isNaN(worth(row, at)));
      known.sort((a, b) => (falls ? worth(b, at) - worth(a, at) : worth(a, at) - worth(b, at)));
      body.append(...known, ...rest);
    });
  });
}
