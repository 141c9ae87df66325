// The card fields in the browser: sends them to the provider, shows what is wrong, and tells the shop's page a token and nothing else.
(() => {
  const form = document.querySelector('form');
  const { origin, failed, working, stored } = form.dataset;
  const summary = form.querySelector('.summary');
  const problem = form.querySelector('.problem');
  const button = form.querySelector('button');
  const done = document.querySelector('.stored');
  const names = ['firstName', 'lastName', 'number', 'type', 'securityCode', 'expirationMonth', 'expirationYear'];
  const label = button.textContent;

  const tell = (message) => window.parent.postMessage({ source: 'payment-fields', ...message }, origin);
  let height = 0;
  new ResizeObserver(() => {
    const now = Math.ceil(document.body.getBoundingClientRect().height);
    if (now !== height) tell({ type: 'height', height: (height = now) });
  }).observe(document.body);

  const show = (problems) => {
    const texts = new Map(problems.map(({ field, text }) => [field, text]));
    for (const name of names) {
      const text = texts.get(name);
      const line = document.getElementById(`${name}-error`);
      line.textContent = text ?? '';
      line.hidden = text === undefined;
      if (text === undefined) form.elements[name].removeAttribute('aria-invalid');
      else form.elements[name].setAttribute('aria-invalid', 'true');
    }
    summary.querySelector('ul').replaceChildren(
      ...problems.map(({ field, text }) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.href = `#${field}`;
        link.textContent = text;
        link.addEventListener('click', (event) => {
          event.preventDefault();
          form.elements[field].focus();
        });
        item.append(link);
        return item;
      }),
    );
    summary.hidden = problems.length === 0;
    if (problems.length > 0) summary.focus();
  };

  const busy = (on) => {
    button.setAttribute('aria-disabled', String(on));
    button.textContent = on ? working : label;
  };

  const send = async () => {
    const entry = Object.fromEntries(names.map((name) => [name, form.elements[name].value]));
    const response = await fetch(window.location.pathname + window.location.search, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
    });
    if (response.status !== 200 && response.status !== 422) throw new Error(String(response.status));
    return response.json();
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-disabled') === 'true') return;
    problem.hidden = true;
    busy(true);
    try {
      const answer = await send();
      show(answer.problems ?? []);
      if (answer.token) {
        const { token, brand, last4, expiresMonth, expiresYear } = answer;
        // Number and code are not needed any more, not even on this page.
        form.elements.number.value = '';
        form.elements.securityCode.value = '';
        form.hidden = true;
        done.hidden = false;
        const until = `${String(expiresMonth).padStart(2, '0')}/${String(expiresYear).slice(-2)}`;
        const line = done.querySelector('.card');
        line.textContent = stored.replace('{card}', `${form.elements.type.selectedOptions[0].text} •••• ${last4}`).replace('{until}', until);
        line.focus();
        tell({ type: 'token', token, brand, last4, expiresMonth, expiresYear });
      }
    } catch {
      problem.textContent = failed;
      problem.hidden = false;
    }
    busy(false);
  });

  done.querySelector('button').addEventListener('click', () => {
    done.hidden = true;
    form.hidden = false;
    form.elements.number.focus();
    tell({ type: 'cleared' });
  });

  // A number mostly says its type; the choice stays the customer's.
  const ranges = [
    ['visa', /^4/],
    ['mastercard', /^(?:5[1-5]|2[2-7])/],
    ['amex', /^3[47]/],
    ['diners', /^3[0689]/],
    ['jcb', /^35/],
    ['unionpay', /^62/],
    ['discover', /^6/],
  ];
  form.elements.number.addEventListener('blur', () => {
    const digits = form.elements.number.value.replace(/[\s-]/g, '');
    if (/^\d{13,19}$/.test(digits)) form.elements.number.value = digits.replace(/(.{4})(?=.)/g, '$1 ');
    const found = ranges.find(([, range]) => range.test(digits));
    if (found && form.elements.type.value === '') form.elements.type.value = found[0];
  });
})();
