import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { toText } from '@shared/guards';
import { linkSheet } from '@shared/register-block';
import { useUndoSteps } from '@shared/post-editor';
import { normalize } from '../attributes';
import type { Attributes, SpecialDay } from '../types';
import { Inspector } from './inspector';
import { NowLine, OneLine } from './now-line';
import { SpecialDays } from './special-days';
import { SpecialItems } from './special-items';
import { useLocalizedWeek } from './use-localized-week';
import { Week } from './week';

// Popovers are in the admin page, whatever document the canvas is.
linkSheet( document, 'business-hours', 'popover' );

/** Settings that do not apply are removed on save. */
const toSpecial = ( days: SpecialDay[] ) => ( {
	specialDays: days.length > 0 ? days : undefined,
} );

export default function Edit( {
	attributes,
	setAttributes,
	isSelected,
}: BlockEditProps< Attributes & { className?: string } > ) {
	const isOneLine = toText( attributes.className )
		.split( ' ' )
		.includes( 'is-style-one-line' );
	const { days, specialDays, showOpenNow } = normalize( attributes );
	const week = useLocalizedWeek();
	const steps = useUndoSteps();
	const shown = { days, specialDays, week };
	const act = ( changed: Partial< Attributes > ) =>
		steps.act( () => setAttributes( changed ) );
	const type = ( field: string, changed: Partial< Attributes > ) =>
		steps.type( field, () => setAttributes( changed ) );

	return (
		<div { ...useBlockProps() }>
			<Inspector
				showOpenNow={ showOpenNow }
				isOneLine={ isOneLine }
				onChange={ act }
			/>
			{ isOneLine && <OneLine { ...shown } /> }
			{ showOpenNow && ! isOneLine && <NowLine { ...shown } /> }
			{ ( isSelected || ! isOneLine ) && (
				<dl
					className={
						isSelected
							? 'jetpack-business-hours is-editing'
							: 'jetpack-business-hours'
					}
				>
					<Week
						days={ days }
						week={ week }
						isEditing={ isSelected }
						onChange={ ( changed ) => act( { days: changed } ) }
						onType={ ( field, changed ) =>
							type( field, { days: changed } )
						}
					/>
					{ ! isSelected && <SpecialItems days={ specialDays } /> }
				</dl>
			) }
			{ isSelected && (
				<SpecialDays
					days={ specialDays }
					onChange={ ( changed ) => act( toSpecial( changed ) ) }
					onType={ ( field, changed ) =>
						type( field, toSpecial( changed ) )
					}
				/>
			) }
		</div>
	);
}
