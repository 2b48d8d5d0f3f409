import { useBlockProps } from '@wordpress/block-editor';
import { Button, Placeholder, Spinner } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { toRecord, toText } from '@shared/guards';

const TYPE = 'jetpack_form';

type Kept = {
	/** Whether the current user may edit the post; undefined while it is loading. */
	canEdit: boolean | undefined;
	title: string;
};

/** Loads the post that contains the form, if the user may edit it. */
const useKept = ( id: number ): Kept =>
	useSelect(
		( select ) => {
			const { canUser, getEditedEntityRecord, hasFinishedResolution } =
				select( coreStore );
			const args = [
				'update',
				{ kind: 'postType', name: TYPE, id },
			] as const;
			const mayEdit = canUser( ...args );
			const post: unknown =
				mayEdit && getEditedEntityRecord( 'postType', TYPE, id );
			return {
				canEdit:
					mayEdit ??
					( hasFinishedResolution( 'canUser', [ ...args ] )
						? false
						: undefined ),
				title: decodeEntities( toText( toRecord( post ).title ) ),
			};
		},
		[ id ]
	);

/** A form that is stored in another post, with a link for editing it there. */
export function ReferencedForm( { id }: { id: number } ) {
	const { canEdit, title } = useKept( id );
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				label={ title || __( 'Contact Form', 'mainstreet-blocks' ) }
				instructions={
					canEdit === false
						? sprintf(
								/* translators: %d: number of the post that holds the form. */
								__(
									'This block shows the form with ID %d. The form does not exist on this site, or you are not allowed to edit it.',
									'mainstreet-blocks'
								),
								id
							)
						: __(
								'This form is stored separately from the page. Changes to it appear everywhere the form is used.',
								'mainstreet-blocks'
							)
				}
			>
				{ canEdit === undefined && <Spinner /> }
				{ canEdit && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						href={ addQueryArgs( 'post.php', {
							post: id,
							action: 'edit',
						} ) }
						target="_blank"
					>
						{ __(
							'Edit form (opens in a new tab)',
							'mainstreet-blocks'
						) }
					</Button>
				) }
			</Placeholder>
		</div>
	);
}
