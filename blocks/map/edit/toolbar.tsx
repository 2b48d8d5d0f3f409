import { BlockAlignmentToolbar, BlockControls } from '@wordpress/block-editor';
import { ToolbarGroup } from '@wordpress/components';
import type { Point } from '../types';
import { AddMarker } from './add-marker';

type Props = {
	align: string | undefined;
	/** Empty while there is no map to put a marker on. */
	token: string;
	onAlign: ( align: string | undefined ) => void;
	onAdd: ( point: Point ) => void;
};

const ALIGNMENTS = [ 'center', 'wide', 'full' ] as const;

/** Alignment, and the search for a new marker. */
export function Toolbar( { align, token, onAlign, onAdd }: Props ) {
	return (
		<>
			<BlockControls group="block">
				<BlockAlignmentToolbar
					value={ ALIGNMENTS.find( ( known ) => known === align ) }
					controls={ [ ...ALIGNMENTS ] }
					onChange={ onAlign }
				/>
			</BlockControls>
			{ token && (
				<BlockControls>
					<ToolbarGroup>
						<AddMarker token={ token } onAdd={ onAdd } />
					</ToolbarGroup>
				</BlockControls>
			) }
		</>
	);
}
