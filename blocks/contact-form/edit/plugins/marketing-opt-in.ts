import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { getEditorState } from '@shared/editor-state';
import { toPlainText } from '@shared/plain-text';

/** Fields of forms that only ask for name and email address. */
const PLAIN = [ 'name', 'email', 'consent', 'hidden' ];

const list = ( blocks: readonly Block[] ): Block[] =>
	blocks.flatMap( ( block ) => [ block, ...list( block.innerBlocks ) ] );

/**
 * Whether a form adds subscribers to the site's newsletter, by the same rules as the server (class-marketing-opt-in.php).
 *
 * @param inner Inner blocks of the form.
 * @param words What the button of a sign-up may say.
 * @return `yes`; `more` if it only asks for more than a sign-up does; `no` without address or consent.
 */
export function classifySignup(
	inner: readonly Block[],
	words: string[]
): 'yes' | 'more' | 'no' {
	const blocks = list( inner );
	const types = blocks.flatMap(
		( { name } ) =>
			/^jetpack\/field-(?!option-)(.+)/.exec( name )?.[ 1 ] ?? []
	);
	if ( ! types.includes( 'email' ) || ! types.includes( 'consent' ) ) {
		return 'no';
	}
	const button = blocks
		.filter( ( { name } ) => /^(?:jetpack|core)\/button$/.test( name ) )
		.map( ( { attributes } ) => toPlainText( attributes.text ).trim() )
		.find( Boolean );
	return types.every( ( type ) => PLAIN.includes( type ) ) ||
		words.includes( button ?? '' )
		? 'yes'
		: 'more';
}

/** The same for a form in the editor. */
export const useMarketingOptIn = ( clientId: string ): 'yes' | 'more' | 'no' =>
	useSelect(
		( select ) =>
			classifySignup(
				select( blockEditorStore ).getBlocks( clientId ),
				getEditorState().forms.signupWords
			),
		[ clientId ]
	);
