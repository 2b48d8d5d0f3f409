import { Button } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, closeSmall } from '@wordpress/icons';

type Props = {
	index: number;
	total: number;
	onMove: ( to: number, tool: string ) => void;
	onRemove: () => void;
};

/** Buttons that move and remove the selected image. */
export const TileTools = ( { index, total, onMove, onRemove }: Props ) => (
	<div
		className="tiled-gallery__tools"
		role="group"
		aria-label={ __( 'Selected image', 'mainstreet-blocks' ) }
	>
		<Button
			size="small"
			data-tool="back"
			icon={ isRTL() ? chevronRight : chevronLeft }
			label={ __( 'Move image backward', 'mainstreet-blocks' ) }
			disabled={ index === 0 }
			accessibleWhenDisabled
			onClick={ () => onMove( index - 1, 'back' ) }
		/>
		<Button
			size="small"
			data-tool="forward"
			icon={ isRTL() ? chevronLeft : chevronRight }
			label={ __( 'Move image forward', 'mainstreet-blocks' ) }
			disabled={ index === total - 1 }
			accessibleWhenDisabled
			onClick={ () => onMove( index + 1, 'forward' ) }
		/>
		<Button
			size="small"
			icon={ closeSmall }
			label={ __( 'Remove image', 'mainstreet-blocks' ) }
			onClick={ onRemove }
		/>
	</div>
);
