import { RichText, useBlockProps } from '@wordpress/block-editor';
import { Fragment } from '@wordpress/element';
import { hasPlan, readDonation } from './attributes';
import { INTERVALS, type Attributes, type Donation } from './types';

/**
 * Donation intervals in the order of the tabs; empty while one-time donations are unavailable.
 *
 * @param attributes Attributes of the block.
 */
export function getShownDonations( attributes: Attributes ): Donation[] {
	const [ oneTime, ...others ] = INTERVALS.map( ( { attribute } ) =>
		readDonation( attributes, attribute )
	);
	return oneTime && oneTime.show && hasPlan( oneTime )
		? [ oneTime, ...others.filter( ( { show } ) => show ) ]
		: [];
}

type Props = {
	shown: Donation[];
	/** Address of the post. */
	url: string | undefined;
};

/** What stands in the post: a link for each interval, which PHP replaces by the form. */
export const Fallback = ( { shown, url }: Props ) =>
	shown.length > 0 ? (
		<div { ...useBlockProps.save() }>
			{ shown.map( ( { heading, extraText, buttonText }, index ) => (
				<Fragment key={ index }>
					{ index > 0 && <hr className="donations__separator" /> }
					<RichText.Content tagName="h4" value={ heading } />
					<RichText.Content tagName="p" value={ extraText } />
					<RichText.Content
						tagName="a"
						className="jetpack-donations-fallback-link"
						href={ url }
						rel="noopener noreferrer noamphtml"
						target="_blank"
						value={ buttonText }
					/>
				</Fragment>
			) ) }
		</div>
	) : null;

/** Writes the fallback. */
export const save = ( { attributes }: { attributes: Attributes } ) =>
	Fallback( {
		shown: getShownDonations( attributes ),
		url: attributes.fallbackLinkUrl,
	} );
