import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { getEditorState } from '@shared/editor-state';
import { toText } from '@shared/guards';
import type { Attributes } from '../../types';

/** Block context: the post that contains the form. */
export type FormContext = { postId?: unknown; postType?: unknown };

type Loose = Record< string, unknown > | undefined;

/** Post types that are shown in other posts: responses go to the authors of those. */
const SHOWN_ELSEWHERE = [
	'wp_block',
	'wp_template',
	'wp_template_part',
	'jetpack_form',
];

/** Reads the ids of users whom a current form notifies. */
const readUsers = ( { notificationRecipients: ids }: Attributes ): number[] =>
	( Array.isArray( ids ) ? ids : [] )
		.map( Number )
		.filter( ( id ) => id > 0 );

/** Returns the ids of users who receive the responses, or a text about the recipients. */
function findRecipients(
	attributes: Attributes,
	postType: unknown,
	author: number
): { ids: number[]; who: string } {
	const users = readUsers( attributes );
	if ( users.length ) {
		return {
			ids: users,
			who: __( 'Users selected for this form', 'mainstreet-blocks' ),
		};
	}
	if ( getEditorState().forms.recipient === 'admin' ) {
		return {
			ids: [],
			who: __( 'Site administration email address', 'mainstreet-blocks' ),
		};
	}
	return typeof postType !== 'string' || SHOWN_ELSEWHERE.includes( postType )
		? {
				ids: [],
				who: __(
					'Author of the page that contains the form',
					'mainstreet-blocks'
				),
			}
		: {
				ids: [ author ],
				who: __( 'Author of this post', 'mainstreet-blocks' ),
			};
}

/**
 * Returns default recipients and subject, by the rules of Submission_Handler on the server.
 *
 * @param attributes The form's.
 * @param context    The block's context.
 * @return `to`: addresses, empty where this user may not know them; `who`: the same in words; `also`: who gets
 *         the answers even if the author says something, else empty; `subject`.
 */
export function useDefaults(
	attributes: Attributes,
	{ postId, postType }: FormContext = {}
): { to: string; who: string; also: string; subject: string } {
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
			const { ids, who } = findRecipients(
				attributes,
				postType,
				Number( post?.author ) || 0
			);
			const emails = ids.map( ( id ) => {
				const mayKnow =
					id &&
					canUser( 'update', { kind: 'root', name: 'user', id } );
				const user = (
					mayKnow ? getEntityRecord( 'root', 'user', id ) : undefined
				) as Loose;
				return toText( user?.email );
			} );
			const { recipient, email } = getEditorState().forms;
			const known = emails.every( Boolean ) ? emails.join( ', ' ) : '';
			return {
				to: ids.length || recipient !== 'admin' ? known : email,
				who,
				also: readUsers( attributes ).length ? known || who : '',
				subject: [
					`[${ decodeEntities( toText( site?.name ) ) }]`,
					toText( post?.title ),
				]
					.join( ' ' )
					.trim(),
			};
		},
		[ attributes, postId, postType ]
	);
}
