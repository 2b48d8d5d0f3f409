import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { BlockIcon } from '@shared/register-block';

/** One for each service there is a button for. */
export const variations: BlockVariation[] = [
	{
		name: 'whatsapp-button',
		isDefault: true,
		title: __( 'WhatsApp Button', 'mainstreet-blocks' ),
		description: __(
			'Let visitors start a chat with you on WhatsApp.',
			'mainstreet-blocks'
		),
		icon: <BlockIcon name="jetpack/whatsapp-button" />,
		innerBlocks: [ [ 'jetpack/whatsapp-button', {} ] ],
	},
];
