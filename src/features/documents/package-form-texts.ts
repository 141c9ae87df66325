// The words of the form sheet for package travel. Every change here is a new version in package-form.ts.
import { defineMessages } from '#domain/language.ts';

export const packageFormTexts = defineMessages(
  {
    title: 'Formblatt zur Unterrichtung des Reisenden bei einer Pauschalreise (§ 651a BGB)',
    intro:
      'Bei der Ihnen angebotenen Kombination von Reiseleistungen handelt es sich um eine Pauschalreise im Sinne der Richtlinie (EU) 2015/2302. Sie können daher alle EU-Rechte in Anspruch nehmen, die für Pauschalreisen gelten.',
    liable: (organiser: string) => `Das Unternehmen ${organiser} trägt die volle Verantwortung für die ordnungsgemäße Durchführung der gesamten Pauschalreise.`,
    covered: (organiser: string) =>
      `Zudem ist ${organiser} wie gesetzlich vorgeschrieben dafür abgesichert, dass Ihre Zahlungen zurückgezahlt werden und, falls die Beförderung zur Pauschalreise gehört, Ihre Rückbeförderung im Fall der Insolvenz sichergestellt ist.`,
    notCovered: (organiser: string) =>
      `Ein gültiger Nachweis der Insolvenzabsicherung von ${organiser} liegt uns noch nicht vor. Bis er Ihnen übergeben ist, wird keine Zahlung verlangt und keine angenommen.`,
    rightsTitle: 'Ihre wichtigsten Rechte nach der Richtlinie (EU) 2015/2302',
    rights: {
      information: () => 'Sie erhalten alle wesentlichen Informationen über die Pauschalreise, bevor Sie den Vertrag schließen.',
      liability: () => 'Es haftet immer mindestens ein Unternehmer für die ordnungsgemäße Erbringung aller im Vertrag enthaltenen Reiseleistungen.',
      contact: (agency: string, contact: string) =>
        `Sie erhalten eine Notruftelefonnummer oder Angaben zu einer Kontaktstelle, über die Sie sich mit dem Reiseveranstalter oder dem Reisebüro in Verbindung setzen können: ${agency}, ${contact}.`,
      transfer: () =>
        'Sie können die Pauschalreise innerhalb einer angemessenen Frist und unter Umständen gegen zusätzliche Kosten auf eine andere Person übertragen.',
      price: () =>
        'Der Preis darf nur erhöht werden, wenn bestimmte Kosten steigen (zum Beispiel Treibstoff) und der Vertrag dies ausdrücklich vorsieht, und bis spätestens 20 Tage vor Beginn der Reise. Steigt er um mehr als 8 Prozent, können Sie zurücktreten. Behält sich der Veranstalter eine Erhöhung vor, haben Sie ein Recht auf Senkung, wenn die Kosten sinken.',
      change: () =>
        'Wird ein wesentlicher Bestandteil der Reise außer dem Preis erheblich geändert, können Sie ohne Entschädigung zurücktreten und erhalten alle Zahlungen zurück. Sagt das verantwortliche Unternehmen die Reise vor ihrem Beginn ab, haben Sie Anspruch auf Erstattung und unter Umständen auf Entschädigung.',
      emergency: () =>
        'Bei außergewöhnlichen Umständen, zum Beispiel schwerwiegenden Sicherheitsproblemen am Reiseziel, die die Reise voraussichtlich beeinträchtigen, können Sie vor Beginn ohne Entschädigung zurücktreten.',
      withdrawal: () => 'Sie können vor Beginn der Reise jederzeit gegen Zahlung einer angemessenen und vertretbaren Entschädigung zurücktreten.',
      failure: () =>
        'Können nach Beginn wesentliche Bestandteile nicht wie vereinbart durchgeführt werden, sind Ihnen ohne Mehrkosten angemessene andere Leistungen anzubieten. Wirkt sich das erheblich aus und hilft der Veranstalter nicht ab, können Sie kündigen, ohne eine Rücktrittsgebühr zu zahlen.',
      remedy: () => 'Werden die Reiseleistungen nicht oder nicht ordnungsgemäß erbracht, haben Sie Anspruch auf Minderung des Preises oder auf Schadenersatz.',
      assistance: () => 'Der Reiseveranstalter leistet Ihnen Beistand, wenn Sie sich in Schwierigkeiten befinden.',
    },
    insolvencyTitle: 'Absicherung für den Fall der Insolvenz',
    insolvency: (organiser: string, insurer: string, contact: string) =>
      `${organiser} hat eine Insolvenzabsicherung mit ${insurer} abgeschlossen. Werden Leistungen wegen der Insolvenz von ${organiser} verweigert, wenden Sie sich an: ${insurer}, ${contact}.`,
    insolvencyOpen: (organiser: string) =>
      `Name und Kontakt des Absicherers von ${organiser} erhalten Sie mit dem Sicherungsschein, bevor eine Zahlung fällig wird.`,
    insolvencyNote:
      'Wird der Veranstalter oder in einigen Mitgliedstaaten der Vermittler zahlungsunfähig, werden Zahlungen zurückerstattet. Tritt die Insolvenz nach Beginn der Reise ein und gehört die Beförderung zur Reise, ist die Rückbeförderung gewährleistet. Die Absicherung gilt nicht für Verträge mit anderen Parteien, die trotz der Insolvenz erfüllt werden können.',
    partiesTitle: 'Wer Ihr Vertragspartner ist',
    parties: (organiser: string, agency: string, contact: string) => `Reiseveranstalter: ${organiser}. Vermittler: ${agency}, ${contact}.`,
    law: 'Die Richtlinie (EU) 2015/2302 ist in den §§ 651a bis 651y des Bürgerlichen Gesetzbuchs umgesetzt: www.gesetze-im-internet.de/bgb.',
  },
  {
    title: 'Standard information for package travel contracts (Directive (EU) 2015/2302)',
    intro:
      'The combination of travel services offered to you is a package within the meaning of Directive (EU) 2015/2302. You therefore benefit from all EU rights that apply to packages.',
    liable: (organiser: string) => `${organiser} is fully responsible for the proper performance of the package as a whole.`,
    covered: (organiser: string) =>
      `As the law requires, ${organiser} also has protection in place to refund your payments and, where transport is part of the package, to ensure your repatriation if it becomes insolvent.`,
    notCovered: (organiser: string) =>
      `We do not yet hold valid proof of the insolvency protection of ${organiser}. Until it has been handed to you, no payment is demanded and none is accepted.`,
    rightsTitle: 'Your key rights under Directive (EU) 2015/2302',
    rights: {
      information: () => 'You receive all essential information about the package before you conclude the contract.',
      liability: () => 'There is always at least one trader who is liable for the proper performance of all travel services in the contract.',
      contact: (agency: string, contact: string) =>
        `You are given an emergency telephone number or a contact point where you can reach the organiser or the travel agent: ${agency}, ${contact}.`,
      transfer: () => 'You may transfer the package to another person, on reasonable notice and possibly at additional cost.',
      price: () =>
        'The price may only be raised if specific costs rise (for example fuel) and the contract expressly says so, and no later than 20 days before the start. If the increase is above 8 per cent, you may terminate the contract. If the organiser reserves the right to raise the price, you have a right to a reduction when those costs fall.',
      change: () =>
        'If an essential element of the package other than the price is changed significantly, you may terminate without a fee and get a full refund. If the trader responsible cancels the package before it starts, you are entitled to a refund and, where appropriate, to compensation.',
      emergency: () =>
        'In exceptional circumstances, for example serious security problems at the destination that are likely to affect the package, you may terminate before the start without a fee.',
      withdrawal: () => 'You may terminate the contract at any time before the start for an appropriate and justifiable fee.',
      failure: () =>
        'If significant elements cannot be provided as agreed after the start, suitable alternatives must be offered at no extra cost. If this substantially affects the package and the organiser does not remedy it, you may terminate without a fee.',
      remedy: () => 'If the services are not performed or are improperly performed, you are entitled to a price reduction or compensation for damages.',
      assistance: () => 'The organiser has to provide assistance if you are in difficulty.',
    },
    insolvencyTitle: 'Protection in the event of insolvency',
    insolvency: (organiser: string, insurer: string, contact: string) =>
      `${organiser} has taken out insolvency protection with ${insurer}. If services are denied because of the insolvency of ${organiser}, please contact: ${insurer}, ${contact}.`,
    insolvencyOpen: (organiser: string) =>
      `You receive the name and contact details of the body that protects ${organiser} with its certificate, before any payment becomes due.`,
    insolvencyNote:
      'If the organiser or, in some member states, the retailer becomes insolvent, payments are refunded. If this happens after the start and transport is part of the package, repatriation is secured. The protection does not cover contracts with other parties that can be performed despite the insolvency.',
    partiesTitle: 'Who your contract is with',
    parties: (organiser: string, agency: string, contact: string) => `Organiser: ${organiser}. Travel agent: ${agency}, ${contact}.`,
    law: 'Directive (EU) 2015/2302 is transposed into German law in sections 651a to 651y of the Civil Code (BGB): www.gesetze-im-internet.de/englisch_bgb. Travellers resident in the United Kingdom: the Package Travel and Linked Travel Arrangements Regulations 2018, www.legislation.gov.uk/uksi/2018/634.',
  },
);
