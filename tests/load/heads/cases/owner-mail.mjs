/** The owner's mail about an answer, while PHP dies anywhere on the way: once, and soon. */
import { letTimePass, steps, untilQuiet } from '../cron.mjs';
import { together, withKills } from '../together.mjs';
import { CONTACT, VisitorForm } from '../visitor-form.mjs';

/** What the mail server needs for a mail, in ms. */
const DELAY = 300;

/** Minutes within which a mail must have gone out. */
const SOON = 10;

/** People whose answers are stored. */
const STORED = `
	foreach ( get_posts( array( 'post_type' => 'feedback', 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
		preg_match( '/^Person (\\d+)/', array_values( Mainstreet\\Responses\\Storage\\Response_Reader::read_entry( $post )['fields'] )[0]['value'], $found );
		$numbers[] = (int) $found[1];
	}
	return $numbers;`;

/** Mails by person, each with the minute of the site's clock at which it was seen. */
class Letters {
	seen = 0;
	byPerson = new Map();

	constructor( cluster ) {
		this.cluster = cluster;
		this.begun = cluster.now();
	}

	read() {
		const { mails } = this.cluster.mail;
		for ( const mail of mails.slice( this.seen ) ) {
			const number = Number( /person(\d+)@/.exec( mail.text )?.[ 1 ] );
			const list = this.byPerson.get( number ) ?? [];
			list.push( {
				...mail,
				mail,
				minute: ( this.cluster.now() - this.begun ) / 60,
			} );
			this.byPerson.set( number, list );
		}
		this.seen = mails.length;
	}

	/** Those sent again though the server had not answered the one before: its worker was waiting. */
	doubled() {
		return [ ...this.byPerson.values() ].filter( ( list ) =>
			list
				.slice( 0, -1 )
				.some( ( { mail } ) => ! mail.isAnswered || mail.isKnown )
		).length;
	}

	/** Those sent again after a worker died between the server's answer and its note: nobody can know. */
	unknowable() {
		const all = [ ...this.byPerson.values() ];
		return (
			all.filter( ( { length } ) => length > 1 ).length - this.doubled()
		);
	}

	/** When the last of the first mails came, in minutes. */
	latest() {
		return Math.max(
			0,
			...[ ...this.byPerson.values() ].map( ( [ { minute } ] ) => minute )
		);
	}
}

/**
 * Tries it.
 *
 * @param {Object} cluster           The site.
 * @param {Object} [options]
 * @param {number} [options.letters] How many answers.
 * @param {number} [options.pause]   Time between two kills, in ms.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function run( cluster, { letters = 80, pause = 250 } = {} ) {
	await cluster.useCache( 'misbehaving' );
	const form = await VisitorForm.open( cluster, CONTACT, 'forms/submit' );
	cluster.mail.setDelay( DELAY );
	const mails = new Letters( cluster );
	const { outcome: outcomes, killed } = await withKills( cluster, pause, () =>
		together( letters, 16, ( index ) =>
			form.sendUntilTold( {
				name: `Person ${ index }`,
				email: `person${ index }@example.org`,
				message: `Message ${ index }.`,
			} )
		)
	);
	await untilQuiet( cluster.mail );
	mails.read();
	const atOnce = mails.byPerson.size;
	// Every half minute for a quarter of an hour, then for some hours, for what is tried again.
	for ( const step of [ ...steps( 30, 30 ), ...steps( 15, 900 ) ] ) {
		await letTimePass( cluster, [ step ] );
		mails.read();
	}
	const stored = await cluster.heads[ 0 ].runPhp( STORED );
	const missing = stored.filter(
		( number ) => ! mails.byPerson.has( number )
	);
	const line = `owner-mail: ${ letters } answers, ${ killed } PHP processes killed, ${ outcomes.filter( ( outcome ) => outcome === 'taken' ).length } taken, ${ stored.length } stored: ${ atOnce } mailed at once, the last after ${ mails.latest().toFixed( 1 ) } minutes, ${ missing.length } never, ${ mails.doubled() } twice, ${ mails.unknowable() } twice as PHP died between the server's answer and its note`;
	const isRight =
		! missing.length &&
		! mails.doubled() &&
		mails.latest() <= SOON &&
		killed > 0 &&
		stored.length > letters * 0.9;
	return { lines: [ line ], failures: isRight ? [] : [ line ] };
}
