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
	// A notice that could not be fetched is no reason to keep anybody from writing.
	return Banner ? <Banner { ...props } /> : null;
}

/**
 * Makes the filter of core that puts the banner above the blocks that need a plan.
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
