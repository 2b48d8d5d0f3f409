import type { BlockEditProps } from '@wordpress/blocks';
import type { ComponentType } from 'react';
import { createLazy } from '@shared/lazy';
import type { Upgrade } from '@shared/upgrade/gated-blocks';

type EditProps = BlockEditProps< Record< string, unknown > > & {
	name: string;
};
type Edit = ComponentType< EditProps >;

const lazy = createLazy(
	() => import( /* webpackChunkName: "paid-block-banner" */ './banner' )
);

function LazyBanner( props: EditProps & { upgrade: Upgrade } ) {
	const Banner = lazy.useCode().code?.Banner;
	// If the banner fails to load, the block still works.
	return Banner ? <Banner { ...props } /> : null;
}

/**
 * Creates the filter that shows the banner above gated blocks.
 *
 * @param gated What is needed, by block name.
 */
export const withBanner =
	( gated: ReadonlyMap< string, Upgrade > ) =>
	( BlockEdit: Edit ): Edit =>
		function EditWithBanner( props ) {
			const upgrade = gated.get( props.name );
			return upgrade ? (
				<>
					<LazyBanner { ...props } upgrade={ upgrade } />
					<BlockEdit { ...props } />
				</>
			) : (
				<BlockEdit { ...props } />
			);
		};
