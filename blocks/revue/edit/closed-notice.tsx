import { Warning, store as blockEditorStore } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { Attributes } from '../types';
import { toSubscriptions } from '../transforms';

type Props = { attributes: Attributes; clientId: string };

/** Says that the service closed, and changes the block into the site's own form. */
export function ClosedNotice( { attributes, clientId }: Props ) {
	const innerBlocks = useSelect(
		( select ) => select( blockEditorStore ).getBlocks( clientId ),
		[ clientId ]
	);
	const { replaceBlock } = useDispatch( blockEditorStore );
	return (
		<Warning
			actions={ [
				<Button
					key="convert"
					__next40pxDefaultSize
					variant="primary"
					onClick={ () =>
						replaceBlock(
							clientId,
							toSubscriptions( attributes, innerBlocks )
						)
					}
				>
					{ __(
						'Convert to Subscription Form',
						'mainstreet-blocks'
					) }
				</Button>,
			] }
		>
			{ __(
				'Revue closed in January 2023. This form now adds people to this site’s own subscribers.',
				'mainstreet-blocks'
			) }
		</Warning>
	);
}
