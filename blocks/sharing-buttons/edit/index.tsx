import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { SwitchedOff } from '@shared/social-buttons';
import { normalise } from '../attributes';
import type { Attributes } from '../types';
import { Inspector } from './inspector';
import { getColorProperties } from './color-properties';

const TEMPLATE: [ string, { service: string } ][] = [
	'facebook',
	'mastodon',
	'bluesky',
	'whatsapp',
	'mail',
	'link',
	'share',
].map( ( service ) => [ 'jetpack/sharing-button', { service } ] );

/** The list; which blocks may go in stands in block.json. */
export default function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const { size } = normalise( attributes );
	const { children, ...list } = useInnerBlocksProps(
		useBlockProps( {
			className: `mainstreet-share ${ size }`,
			style: getColorProperties( attributes ),
		} ),
		{ template: TEMPLATE, orientation: 'horizontal' }
	);
	return (
		<>
			<Inspector attributes={ attributes } onChange={ setAttributes } />
			<ul { ...list }>
				{ children }
				<SwitchedOff
					field="jetpack_sharing_enabled"
					message={ __(
						'Sharing buttons are turned off for this post, so visitors do not see them.',
						'mainstreet-blocks'
					) }
					action={ __( 'Show sharing buttons', 'mainstreet-blocks' ) }
				/>
			</ul>
		</>
	);
}
