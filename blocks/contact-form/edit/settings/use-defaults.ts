import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';

/** Where the form stands: what the editor says of the post around it. */
export type FormContext = { postId?: unknown; postType?: unknown };

type Loose = Record< string, unknown > | undefined;

const toText = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

/**
 * Who gets the answers and under which subject, as long as the author says nothing
 * (spec part 1, section 4).
 *
 * @param context The block's context.
 * @return `to` is empty where this user may not know the address of the post's author.
 */
export function useDefaults( { postId, postType }: FormContext = {} ): {
	to: string;
	subject: string;
} {
	return useSelect(
		( select ) => {
			const { getEditedEntityRecord, getEntityRecord, canUser } =
				select( coreStore );
			const post = (
				typeof postType === 'string' && typeof postId === 'number'
					? getEditedEntityRecord( 'postType', postType, postId )
					: undefined
			) as Loose;
			const site = getEntityRecord( 'root', '__unstableBase' ) as Loose;
			const author = Number( post?.author ) || 0;
			const mayKnow =
				author &&
				canUser( 'update', { kind: 'root', name: 'user', id: author } );
			const user = (
				mayKnow ? getEntityRecord( 'root', 'user', author ) : undefined
			) as Loose;
			return {
				to: toText( user?.email ),
				subject: [
					`[${ decodeEntities( toText( site?.name ) ) }]`,
					toText( post?.title ),
				]
					.join( ' ' )
					.trim(),
			};
		},
		[ postId, postType ]
	);
}
