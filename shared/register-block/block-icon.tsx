import { Icon } from '@wordpress/components';
import { SVG } from '@wordpress/primitives';
import { createLazy } from '@shared/lazy';

const { preload, useCode } = createLazy(
	() => import( /* webpackChunkName: "icons" */ 'block-icons' )
);

/** Loads the icons of all blocks. */
export const preloadIcons = preload;

/**
 * Icon of a block, from the icon.ts(x) in its folder. All of them are in one chunk; until that has loaded, nothing is
 * drawn in the same space.
 */
export function BlockIcon( {
	name,
	...props
}: {
	/** Name of the block. */
	name: string;
	/** Given by the `Icon` of core. */
	size?: number;
} ) {
	const { code } = useCode();
	return <Icon { ...props } icon={ code?.icons[ name ] ?? <SVG /> } />;
}
