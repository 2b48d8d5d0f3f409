import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { formatMoney, toMinor } from '@shared/money';
import { toPlainText } from '@shared/plain-text';
import { normalize, type Settings } from '../attributes';
import { COLORS, INTERVALS, type Attributes, type Interval } from '../types';
import { changeDonation } from './change-donation';
import { Tab } from './tab';
import { getTabs } from './texts';
import type { Typed } from './use-typed';

/** The donation goal of a new page. Only the published page knows how much was donated. */
function Goal( { settings }: { settings: Settings } ) {
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

type Props = {
	attributes: Attributes;
	/** Typed amounts. The block keeps them, because the form may be unmounted and mounted again. */
	typed: Typed;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** Returns the tier that is shown as chosen, 0 for none: the preselected one, or a sample for the colors of chosen tiers. */
const getSample = ( attributes: Attributes ): number =>
	normalize( attributes ).defaultAmount ||
	( COLORS.some(
		( name ) => name.startsWith( 'selected' ) && attributes[ name ]
	)
		? 1
		: 0 );

/** Button that opens the form on the published page. In the editor, the form is always open. The text of the button is a setting. */
const Trigger = ( { text }: { text: string | undefined } ) => (
	<div className="wp-block-button donations__trigger">
		<span className="wp-block-button__link wp-element-button">
			{ toPlainText( text ) || __( 'Donate', 'mainstreet-blocks' ) }
		</span>
	</div>
);

/** Tabs, and the amounts and texts of the open tab. */
export function Form( { attributes, typed, onChange }: Props ) {
	const settings = normalize( attributes );
	const shown = INTERVALS.filter(
		( { attribute } ) => settings[ attribute ].show
	);
	const [ chosen, setChosen ] = useState< Interval >(
		settings.defaultInterval
	);
	// If its interval is switched off, the first tab opens, and stays open when the interval is switched on again.
	const open =
		shown.find( ( { interval } ) => interval === chosen ) ??
		shown[ 0 ] ??
		INTERVALS[ 0 ];
	if ( open.interval !== chosen ) {
		setChosen( open.interval );
	}
	const tabs = getTabs();
	const form = (
		<div className="donations__container">
			<Goal settings={ settings } />
			{ shown.length > 1 && (
				<div
					className="donations__nav"
					role="group"
					aria-label={ __( 'Frequency', 'mainstreet-blocks' ) }
				>
					{ shown.map( ( { interval } ) => (
						<button
							key={ interval }
							type="button"
							className="donations__nav-item"
							data-interval={ interval }
							aria-pressed={ interval === open.interval }
							onClick={ () => setChosen( interval ) }
						>
							{ tabs[ interval ] }
						</button>
					) ) }
				</div>
			) }
			<div className="donations__content">
				<Tab
					key={ open.interval }
					item={ open }
					settings={ settings }
					placeholder={ Number( attributes.customAmountPlaceholder ) }
					sample={ getSample( attributes ) }
					typed={ typed }
					onChange={ onChange }
					onDonation={ ( changes ) =>
						onChange(
							changeDonation(
								attributes,
								open.attribute,
								changes
							)
						)
					}
				/>
			</div>
		</div>
	);
	return attributes.displayMode === 'modal' ? (
		<>
			<Trigger text={ attributes.triggerButtonText } />
			{ form }
		</>
	) : (
		form
	);
}
