/** Currencies that products may have. */
export const CURRENCIES = [
	'USD',
	'EUR',
	'AUD',
	'BRL',
	'CAD',
	'CZK',
	'DKK',
	'HKD',
	'HUF',
	'ILS',
	'JPY',
	'MYR',
	'MXN',
	'TWD',
	'NZD',
	'NOK',
	'PHP',
	'PLN',
	'GBP',
	'RUB',
	'SGD',
	'SEK',
	'CHF',
	'THB',
] as const;
export type Currency = ( typeof CURRENCIES )[ number ];

/** Those that PayPal takes without decimals; all others have two. */
export const WHOLE_CURRENCIES: readonly string[] = [ 'HUF', 'JPY', 'TWD' ];

export type Attributes = {
	currency: string;
	/** Description, HTML. */
	content: string;
	/** Name and description, HTML, while there is no product: without one no card is saved. */
	draft?: { title: string; content: string };
	/** The image's address and text, likewise; plain texts. */
	draftPicture?: { url: string; text: string };
	/** Who is paid. */
	email: string;
	/** Attachment; 0 for none. */
	featuredMediaId: number;
	featuredMediaUrl: string | null;
	featuredMediaTitle: string | null;
	/** Whether visitors may buy several at once. */
	multiple: boolean;
	/** Page that the saved link leads to. */
	postLinkUrl?: string;
	/** HTML. */
	postLinkText: string;
	/** In units of the currency, as Jetpack stores it. */
	price?: number;
	/** HTML of the price as saved: it depends on the language it was saved in. Absent once price or currency changed. */
	priceText?: string;
	/** Post of the type `jp_pay_product`. */
	productId?: number;
	/** Kept where it is found: whether visitors see the banner of a host that sells the block (docs/content-format.md 35). */
	shouldDisplayFrontendBanner?: boolean;
	/** HTML. */
	title: string;
};
