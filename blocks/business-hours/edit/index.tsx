import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { SiteDetailsPanel, useSiteDetails } from '@shared/business';
import { toList, toText, type UnknownRecord } from '@shared/guards';
import { linkSheet } from '@shared/register-block';
import { useUndoSteps } from '@shared/post-editor';
import { normalize } from '@shared/opening-hours/attributes';
import type { Attributes } from '@shared/opening-hours/types';
import { Inspector } from './inspector';
import { NowLine, OneLine } from './now-line';
import { SpecialDays } from '@shared/opening-hours/special-days';
import { SpecialItems } from './special-items';
import { useLocalizedWeek } from '@shared/opening-hours/use-localized-week';
import { Week } from '@shared/opening-hours/week';

// Popovers are in the admin page, whatever document the canvas is.
linkSheet( document, 'business-hours', 'popover' );

/** The hours of the site's details, or of the block. */
function read( details: UnknownRecord ) {
	const { days, specialDays } = normalize( details );
	return toList( details.days ).length > 0 ? { days, specialDays } : null;
}

/** An empty list of special days is not saved. */
const toSaved = ( changed: Partial< Attributes > ) =>
	changed.specialDays?.length === 0
		? { ...changed, specialDays: undefined }
		: changed;

export default function Edit( {
	attributes,
	setAttributes,
	isSelected,
}: BlockEditProps< Attributes & { className?: string } > ) {
	const isOneLine = toText( attributes.className )
		.split( ' ' )
		.includes( 'is-style-one-line' );
	const site = useSiteDetails( {
		attributes,
		setAttributes: ( changed: Partial< Attributes > ) =>
			setAttributes( toSaved( changed ) ),
		read,
	} );
	const { days, specialDays, showOpenNow } = normalize( site.values );
	const isEditing = isSelected && ! site.isReadOnly;
	const week = useLocalizedWeek();
	const steps = useUndoSteps();
	const shown = { days, specialDays, week };
	const act = ( changed: Partial< Attributes > ) =>
		steps.act( () => site.change( changed ) );
	const type = ( field: string, changed: Partial< Attributes > ) =>
		steps.type( field, () => site.change( changed ) );

	return (
		<div { ...useBlockProps() }>
			<SiteDetailsPanel details={ site } />
			<Inspector
				showOpenNow={ showOpenNow }
				isOneLine={ isOneLine }
				onChange={ ( changed ) =>
					steps.act( () => setAttributes( changed ) )
				}
			/>
			{ isOneLine && <OneLine { ...shown } /> }
			{ showOpenNow && ! isOneLine && <NowLine { ...shown } /> }
			{ ( isEditing || ! isOneLine ) && (
				<dl
					className={
						isEditing
							? 'jetpack-business-hours is-editing'
							: 'jetpack-business-hours'
					}
				>
					<Week
						days={ days }
						week={ week }
						isEditing={ isEditing }
						onChange={ ( changed ) => act( { days: changed } ) }
						onType={ ( field, changed ) =>
							type( field, { days: changed } )
						}
					/>
					{ ! isEditing && <SpecialItems days={ specialDays } /> }
				</dl>
			) }
			{ isEditing && (
				<SpecialDays
					days={ specialDays }
					onChange={ ( changed ) => act( { specialDays: changed } ) }
					onType={ ( field, changed ) =>
						type( field, { specialDays: changed } )
					}
				/>
			) }
		</div>
	);
}
