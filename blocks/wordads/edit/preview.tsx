import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Format } from '../types';
import { getLabels } from './labels';
import { getSettingsUrl, getSlot, type Slot } from './slots';

const getText = ( { kind }: Slot ): string =>
	kind === 'adsense'
		? __( 'A Google AdSense unit', 'mainstreet-blocks' )
		: __( 'Code from an ad provider', 'mainstreet-blocks' );

/** Placeholder while nothing is set up, with a link to the settings. */
function Unset() {
	const url = getSettingsUrl();
	return (
		<p>
			{ __(
				'No ad is set for this format yet, so visitors do not see anything.',
				'mainstreet-blocks'
			) }{ ' ' }
			{ url ? (
				<ExternalLink href={ url }>
					{ __( 'Set up ads', 'mainstreet-blocks' ) }
				</ExternalLink>
			) : (
				__(
					'An administrator sets it under Settings > Mainstreet > Ads.',
					'mainstreet-blocks'
				)
			) }
		</p>
	);
}

/** The place of the ad in its size. Only an image of the owner's own is shown; nothing of others runs in the editor. */
export function Preview( { format }: { format: Format } ) {
	const slot = getSlot( format );
	if ( slot?.kind === 'house' && slot.image ) {
		return (
			<div className="jetpack-wordad__slot">
				<img src={ slot.image } alt={ slot.alt } />
			</div>
		);
	}
	return (
		<div className="jetpack-wordad__preview">
			<p>{ getLabels()[ format ] }</p>
			{ slot ? <p>{ getText( slot ) }</p> : <Unset /> }
		</div>
	);
}
