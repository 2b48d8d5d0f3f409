import { __ } from '@wordpress/i18n';
import { toRecord } from '@shared/guards';
import { mustConnect } from '../answers';
import type { Session } from './answers';
import { describe, lookAtSession } from './sessions';

/** Where Google does not say: milliseconds between looks, and until nobody picks any more. */
const INTERVAL = 5_000;
const TIMEOUT = 30 * 60_000;

/** Code of a session that is not there any more. */
const GONE = 'mainstreet_picker_gone';

type Listeners = {
	/** Somebody has picked. */
	onPicked: () => void;
	/** Nobody will any more: why. */
	onEnd: ( problem: unknown ) => void;
	/** A look failed, and the next one is coming; '' once one succeeds. */
	onTrouble: ( sentence: string ) => void;
};

const isFinal = ( problem: unknown ): boolean =>
	mustConnect( problem ) || toRecord( problem ).code === GONE;

/**
 * Looks, as often and as long as Google wants it, until somebody has picked.
 *
 * @param begun     The session.
 * @param listeners Who hears of it. Nobody does once it was stopped.
 * @return Looks at once, and stops.
 */
export function watchSession( begun: Session, listeners: Listeners ) {
	let { interval } = begun;
	let last = Date.now() + ( begun.timeout ?? TIMEOUT );
	let timer: ReturnType< typeof setTimeout > | undefined;
	let isOver = false;
	const stop = () => {
		isOver = true;
		clearTimeout( timer );
	};
	const end = ( tell: () => void ) => {
		stop();
		tell();
	};

	/** Whether another look makes sense. */
	const hear = ( session: Session ): boolean => {
		if ( session.isPicked ) {
			end( listeners.onPicked );
			return false;
		}
		interval = session.interval ?? interval;
		last = Math.min( last, Date.now() + ( session.timeout ?? TIMEOUT ) );
		listeners.onTrouble( '' );
		return true;
	};
	const look = async () => {
		clearTimeout( timer );
		if ( Date.now() >= last ) {
			end( () =>
				listeners.onEnd(
					new Error(
						__(
							'No selection was made in time. Please try again.',
							'mainstreet-blocks'
						)
					)
				)
			);
			return;
		}
		try {
			const session = await lookAtSession( begun.id );
			if ( isOver || ! hear( session ) ) {
				return;
			}
		} catch ( problem ) {
			if ( isOver ) {
				return;
			}
			if ( isFinal( problem ) ) {
				end( () => listeners.onEnd( problem ) );
				return;
			}
			// What is being chosen is not lost: it goes on looking.
			listeners.onTrouble( describe( problem ) );
		}
		plan();
	};
	const plan = () => {
		timer = setTimeout( () => void look(), interval ?? INTERVAL );
	};
	plan();
	return { look: () => void ( isOver || look() ), stop };
}
