import { store as blockEditorStore } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import type { ComponentType } from 'react';
import { createLazy } from '@shared/lazy';
import { CONTAINER } from '@shared/paid-views/names';

type EditProps = BlockEditProps< Record< string, unknown > > & {
	name: string;
};
type Edit = ComponentType< EditProps >;

const lazy = createLazy(
	() =>
		import( /* webpackChunkName: "premium-content" */ './selected-switch' )
);

function LazySwitch( props: { clientId: string; container: string } ) {
	const Switch = lazy.useCode().code?.SelectedSwitch;
	return Switch ? <Switch { ...props } /> : null;
}

/** Finds the nearest paid content around the selected block. */
function SwitchInside( { clientId }: { clientId: string } ) {
	const container = useSelect(
		( select ): string | undefined =>
			select( blockEditorStore ).getBlockParentsByBlockName(
				clientId,
				CONTAINER,
				true
			)[ 0 ],
		[ clientId ]
	);
	return container ? (
		<LazySwitch clientId={ clientId } container={ container } />
	) : null;
}

/**
 * Adds the view switch to the toolbar of the selected block in paid content. The container has its own.
 *
 * @param BlockEdit What draws the block.
 */
export const withSwitch = ( BlockEdit: Edit ): Edit =>
	function EditWithSwitch( props ) {
		return (
			<>
				<BlockEdit { ...props } />
				{ props.isSelected && props.name !== CONTAINER && (
					<SwitchInside clientId={ props.clientId } />
				) }
			</>
		);
	};
