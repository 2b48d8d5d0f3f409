import { __ } from '@wordpress/i18n';
import { toRecord } from '@shared/guards';

/** What a new guest view says. */
export type GuestTexts = { heading: string; text: string; button: string };

const RECURRING = '1 month';
const ONE_TIME = 'one-time';

/**
 * What a new guest view says of a plan.
 *
 * @param interval Interval of the plan.
 */
export const getGuestTexts = ( interval: string = RECURRING ): GuestTexts =>
	interval === ONE_TIME
		? {
				heading: __( 'Buy this content', 'mainstreet-blocks' ),
				text: __(
					'Pay once to read the rest of this content.',
					'mainstreet-blocks'
				),
				button: __( 'Buy access', 'mainstreet-blocks' ),
			}
		: {
				heading: __( 'Subscribe to get access', 'mainstreet-blocks' ),
				text: __(
					'Read more of this content when you subscribe today.',
					'mainstreet-blocks'
				),
				button: __( 'Subscribe', 'mainstreet-blocks' ),
			};

/** A block as the editor's store has it. */
type StoredBlock = {
	clientId: string;
	name: string;
	attributes: unknown;
};

/** Block and attribute that hold a text, by its name. */
const PLACES: Record< keyof GuestTexts, [ name: string, attribute: string ] > =
	{
		heading: [ 'core/heading', 'content' ],
		text: [ 'core/paragraph', 'content' ],
		button: [ 'jetpack/button', 'text' ],
	};

const KEYS = [ 'heading', 'text', 'button' ] as const;

/**
 * Finds what an author left as it was in a new guest view, and says of another kind of plan.
 *
 * @param blocks   Blocks of the guest view, at all depths.
 * @param interval Interval of the plan.
 * @return Changed attributes by client id.
 */
export function findOtherTexts(
	blocks: StoredBlock[],
	interval: string
): [ clientId: string, attributes: Record< string, string > ][] {
	const wanted = getGuestTexts( interval );
	const other = getGuestTexts( interval === ONE_TIME ? RECURRING : ONE_TIME );
	return blocks.flatMap( ( { clientId, name, attributes } ) =>
		KEYS.filter( ( key ) => {
			const [ block, attribute ] = PLACES[ key ];
			// Rich text is an object that becomes its HTML.
			const text = String( toRecord( attributes )[ attribute ] ?? '' );
			return name === block && text === other[ key ];
		} ).map( ( key ): [ string, Record< string, string > ] => [
			clientId,
			{ [ PLACES[ key ][ 1 ] ]: wanted[ key ] },
		] )
	);
}
