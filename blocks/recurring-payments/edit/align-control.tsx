import { BlockAlignmentControl, BlockControls } from '@wordpress/block-editor';

type Props = {
	align: string | undefined;
	onChange: ( align: string | undefined ) => void;
};

const CONTROLS = [ 'left', 'center', 'right' ] as const;

/** Alignment is an attribute of the block's own: what is saved has no class for it. */
export function AlignControl( { align, onChange }: Props ) {
	return (
		<BlockControls group="block">
			<BlockAlignmentControl
				controls={ CONTROLS }
				value={ CONTROLS.find( ( each ) => each === align ) }
				onChange={ onChange }
			/>
		</BlockControls>
	);
}
