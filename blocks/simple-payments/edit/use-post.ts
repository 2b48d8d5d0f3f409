import { toRecord, toText } from '@shared/guards';
import { usePost } from '@shared/post-editor';
import { useSavingElsewhere } from './use-saving-elsewhere';

/** State of the post around the block. */
export type Surroundings = {
	/** Whether products are stored from here: in a post, by who may publish it; elsewhere always. */
	mayStore: boolean;
	/** Whether a post is edited, which says when it is saved. */
	isInPost: boolean;
	/** Whether it is being saved, or other content that may hold the block. */
	isSaving: boolean;
	/** Address of the post that stays the same; '' where there is none. */
	link: string;
};

/**
 * The plain address of a post. The one it is read at changes: when it is published, and with each change of its title.
 *
 * @param link Address as the server gives it now.
 * @param guid Address that was given first.
 */
export function getPlainLink(
	id: unknown,
	link: unknown,
	guid: unknown
): string {
	const isPlain = ( address: string ) =>
		new RegExp(
			`^https?://[^\\s]*[?&](?:p|page_id)=${ String( id ) }(?:&|$)`
		).test( address );
	return [ toText( link ), toText( guid ) ].find( isPlain ) ?? toText( link );
}

const NAMES = [
	'getCurrentPostId',
	'getCurrentPostAttribute',
	'isSavingPost',
	'isAutosavingPost',
] as const;

/** Where the block stands. */
export function usePostState(): Surroundings {
	const found = usePost( NAMES, ( post ) => {
		const id = post.getCurrentPostId();
		const guid = toRecord( post.getCurrentPostAttribute( 'guid' ) );
		// Core gives members with a raw value as that.
		const first =
			toText( post.getCurrentPostAttribute( 'guid' ) ) ||
			toText( guid.rendered );
		return {
			mayStore: Boolean(
				toRecord( post.getCurrentPostAttribute( '_links' ) )[
					'wp:action-publish'
				]
			),
			isInPost: Boolean( id ),
			isSaving: post.isSavingPost() && ! post.isAutosavingPost(),
			link:
				typeof id === 'number'
					? getPlainLink(
							id,
							post.getCurrentPostAttribute( 'link' ),
							first
						)
					: '',
		};
	} );
	const isSaving = useSavingElsewhere();
	return found?.isInPost
		? { ...found, isSaving: found.isSaving || isSaving }
		: { mayStore: true, isInPost: false, isSaving, link: '' };
}
