import { __, sprintf } from '@wordpress/i18n';
import { formatMoney, toMinor } from '@shared/money';
import { toPlainText } from '@shared/plain-text';
import type { Settings } from '../attributes';

/** The goal as a new page shows it: how much was given is known to the page alone. */
export function Goal( { settings }: { settings: Settings } ) {
	const { currency, goalAmount, goalText } = settings;
	const goal = goalAmount > 0 ? toMinor( goalAmount, currency ) : null;
	if ( ! goal ) {
		return null;
	}
	const state = sprintf(
		/* translators: 1: amount given so far, 2: amount aimed at, 3: number of percent. */
		__( '%1$s of %2$s raised (%3$s%%)', 'mainstreet-blocks' ),
		formatMoney( 0, currency ),
		formatMoney( goal, currency ),
		'0'
	);
	return (
		<div className="donations__goal">
			{ goalText && (
				<p className="donations__goal-text">
					{ toPlainText( goalText ) }
				</p>
			) }
			<progress max={ 1 } value={ 0 } aria-label={ state } />
			<p className="donations__goal-state">{ state }</p>
		</div>
	);
}
