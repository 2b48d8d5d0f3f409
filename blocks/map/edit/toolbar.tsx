import { BlockAlignmentToolbar, BlockControls } from '@wordpress/block-editor';
import { ToolbarGroup } from '@wordpress/components';
import type { Point } from '../types';
import { AddMarker } from './add-marker';
import type { PointFinder } from './geocode';

type Props = {
	align: string | undefined;
	/** Null while there is no map to put a marker on, or nobody to ask for places. */
	finder: PointFinder | null;
	onAlign: ( align: string | undefined ) => void;
	onAdd: ( point: Point ) => void;
};

const ALIGNMENTS = [ 'center', 'wide', 'full' ] as const;

/** Alignment, and the search for a new marker. */
export function Toolbar( { align, finder, onAlign, onAdd }: Props ) {
	return (
		<>
			<BlockControls group="block">
				<BlockAlignmentToolbar
					value={ ALIGNMENTS.find( ( known ) => known === align ) }
					controls={ [ ...ALIGNMENTS ] }
					onChange={ onAlign }
				/>
			</BlockControls>
			{ finder && (
				<BlockControls>
					<ToolbarGroup>
						<AddMarker finder={ finder } onAdd={ onAdd } />
					</ToolbarGroup>
				</BlockControls>
			) }
		</>
	);
}
