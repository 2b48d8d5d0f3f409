/** Pages with a block that sends requests or leads to other pages, as far as its view module looks. */

/** Modules in which nothing a visitor presses waits for an answer, with the reason. */
export const EXEMPT: Record< string, string > = {
	'blocks/podcast-player/view.ts':
		'Waits for no press: a lost request for chapters is said, and asked anew when they are opened again.',
	'blocks/premium-content/view.ts':
		'Asks once as the page begins; the guest view stays until there is an answer.',
	'blocks/tiled-gallery/view.ts':
		'Keeps no state: each press on a picture asks for the lightbox, or leads to the picture.',
	'src/video-player/view.ts':
		'Waits for no press: the page is asked for when a video fails, and a lost request is said.',
};

const makeForm = ( attributes: string, inner = '' ) =>
	`<form id="f" method="post" action="http://localhost/send" ${ attributes } data-mainstreet-form='${ JSON.stringify(
		{
			url: 'http://localhost/forms',
			session: 'http://localhost/session',
			sending: 'Sending…',
			failed: 'Not sent.',
		}
	) }'><p class="mainstreet-form__status" role="status"></p>${ inner }<button>Send</button></form>`;

export type Scene = {
	html: string;
	/** Where it says that it waits. */
	status?: string;
	/** An answer that leads to another page. */
	leads?: unknown;
};

const FORM: Omit< Scene, 'html' > = {
	status: '.mainstreet-form__status',
	leads: { success: true, redirect: '#elsewhere' },
};

export const SCENES: Record< string, Scene > = {
	'blocks/contact-form/view.ts': {
		...FORM,
		html: makeForm( 'class="contact-form"' ),
	},
	'blocks/donations/view.ts': {
		html: `<div class="donations__tab"><form data-url="http://localhost/buy" data-hosts="localhost" data-busy="One moment." data-decimals="2" data-failed="Not sent.">
			<label data-amount="5.00"><input type="radio" name="amount" value="5" checked></label>
			<p class="donations__error"></p><p class="donations__status"></p><button>Donate</button></form></div>`,
		status: '.donations__status',
		leads: { url: 'http://localhost/#elsewhere' },
	},
	'blocks/eventbrite/view.ts': {
		html: '<div class="wp-block-jetpack-eventbrite" data-event="22"><a id="e" href="#elsewhere">Tickets</a></div>',
	},
	'blocks/mailchimp/view.ts': {
		...FORM,
		html: `<div class="wp-block-jetpack-mailchimp"><div>${ makeForm( '' ) }</div></div>`,
	},
	'blocks/subscriptions/view.ts': {
		...FORM,
		html: makeForm( 'class="wp-block-jetpack-subscriptions__form"' ),
	},
	'src/social/view.ts': {
		html: '<form data-likes="http://localhost/likes/7" action="http://localhost/send"><input type="hidden" name="post" value="7"><input type="hidden" name="do" value="like"><button aria-pressed="false">Like</button><b>1</b></form>',
	},
};
