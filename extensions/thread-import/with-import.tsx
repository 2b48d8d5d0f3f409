import type { BlockEditProps } from '@wordpress/blocks';
import type { ComponentType } from 'react';
import { toText } from '@shared/guards';
import { createLazy } from '@shared/lazy';
import { parseLink } from './links';

type EditProps = BlockEditProps< Record< string, unknown > > & {
	name: string;
};
type Edit = ComponentType< EditProps >;

const lazy = createLazy(
	() => import( /* webpackChunkName: "thread-import" */ './import-button' )
);

function LazyButton( props: { clientId: string; url: string } ) {
	const Button = lazy.useCode().code?.ImportButton;
	return Button ? <Button { ...props } /> : null;
}

/**
 * Adds the button to selected embeds of microblog posts.
 *
 * @param BlockEdit What draws the block.
 */
export const withImport = ( BlockEdit: Edit ): Edit =>
	function EditWithImport( props ) {
		const { attributes, clientId, isSelected, name } = props;
		const url = toText( attributes.url );
		return (
			<>
				<BlockEdit { ...props } />
				{ isSelected && name === 'core/embed' && parseLink( url ) && (
					<LazyButton clientId={ clientId } url={ url } />
				) }
			</>
		);
	};
