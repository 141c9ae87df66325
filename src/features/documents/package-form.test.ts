import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { packageForm, packageFormParagraphs, packageFormText, packageFormVersion, travelForm, type PackageFormFacts } from './package-form.ts';

const facts: PackageFormFacts = {
  organiser: 'Hanse Reederei GmbH',
  organiserContact: 'Am Kai 1, 20457 Hamburg',
  agency: 'Shop',
  agencyContact: '040 555',
  insurer: { name: 'Sicher AG', contact: 'Ring 1, 10115 Berlin, +49 30 111' },
};

describe.each(languages)('LAW-03 the form sheet in %s', (language) => {
  const form = packageForm(language, facts);
  const text = packageFormParagraphs(form).join('\n');

  test('names who is liable, who covers, who sells; all eleven rights; its version', () => {
    for (const part of ['Hanse Reederei GmbH', 'Am Kai 1', 'Sicher AG', 'Ring 1, 10115 Berlin', 'Shop', '040 555', '2015/2302']) expect(text).toContain(part);
    const rights = form.blocks.find((block) => block.kind === 'list');
    expect(rights?.kind === 'list' && rights.items).toHaveLength(11);
    for (const part of [/20 (?:Tage|days)/, /8 (?:Prozent|per cent)/, /Rückbeförderung|repatriation/, /Beistand|assistance/]) expect(text).toMatch(part);
    expect(form.version).toBe(packageFormVersion);
  });

  test('LAW-04 without cover it says so and that nothing is paid', () => {
    const open = packageFormParagraphs(packageForm(language, { ...facts, insurer: null })).join('\n');
    expect(open).toMatch(/keine Zahlung verlangt und keine angenommen|no payment is demanded and none is accepted/);
    expect(open).not.toContain('Sicher AG');
    expect(open).not.toMatch(/abgesichert, dass|has protection in place/);
  });

  test('what is archived holds every word and the version, and changes with each name', () => {
    const archived = packageFormText(form);
    for (const line of packageFormParagraphs(form)) expect(archived).toContain(line);
    expect(archived.startsWith(packageFormVersion)).toBe(true);
    expect(packageFormText(packageForm(language, { ...facts, organiser: 'Other' }))).not.toBe(archived);
    expect(packageFormText(packageForm(language, facts))).toBe(archived);
  });
});

test.each([
  [['voyage'], 'one', 'package'],
  [['voyage'], 'one_each', 'package'],
  [['rail'], 'one', 'none'],
  [['flight', 'flight'], 'one_each', 'none'],
  [['hotel'], 'one', 'none'],
  [['voyage', 'flight'], 'one', 'package'],
  [['rail', 'hotel'], 'one', 'package'],
  [['voyage', 'rail'], 'one_each', 'linked_arrangement'],
  [['flight', 'hotel'], 'one_each', 'linked_arrangement'],
  [[], 'one', 'none'],
] as const)('L-DE-20 %j in %s contract: %s', (services, contracts, form) => {
  expect(travelForm(services, contracts)).toBe(form);
});
