import {
	BlockIcon,
	MediaPlaceholder,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { Button, ExternalLink, Placeholder } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { video } from '@wordpress/icons';
import { getEditorState } from '@shared/editor-state';
import { toRecord } from '@shared/guards';
import { getVideoProblem, type VideoProblem } from '../availability';
import { KINDS, NO_AUTO_UPLOAD } from './types';

type Props = {
	onPick: ( picked: unknown ) => void;
	onUrl: ( url: string ) => void;
	onError: ( message: unknown ) => void;
};

const getTitle = (): string => __( 'Hosted Video', 'mainstreet-blocks' );

/** Why the placeholder is disabled. */
export const getProblemText = ( problem: VideoProblem ): string =>
	( {
		missing_module: __(
			'Hosted videos are turned off on this site.',
			'mainstreet-blocks'
		),
		missing_plan: __(
			'Hosted videos are not included in this site’s plan.',
			'mainstreet-blocks'
		),
		unknown: __(
			'Hosted videos are not available on this site.',
			'mainstreet-blocks'
		),
	} )[ problem ];

/** The placeholder's buttons, disabled, with the reason. */
function Refused( { problem }: { problem: VideoProblem } ) {
	const reason = useId();
	const maySet = useSelect(
		( select ) =>
			select( coreStore ).canUser( 'update', {
				kind: 'root',
				name: 'site',
			} ),
		[]
	);
	const settings = getEditorState().settingsUrl.replace( /#.*$/, '' );
	return (
		<Placeholder icon={ video } label={ getTitle() }>
			<p id={ reason } style={ { margin: 0, width: '100%' } }>
				{ getProblemText( problem ) }{ ' ' }
				{ problem === 'missing_module' && maySet && settings && (
					<ExternalLink href={ `${ settings }#/modules` }>
						{ __( 'Open settings', 'mainstreet-blocks' ) }
					</ExternalLink>
				) }
			</p>
			{ [
				__( 'Upload', 'mainstreet-blocks' ),
				__( 'Media Library', 'mainstreet-blocks' ),
			].map( ( label, index ) => (
				<Button
					key={ label }
					__next40pxDefaultSize
					variant={ index === 0 ? 'primary' : 'secondary' }
					disabled
					accessibleWhenDisabled
					aria-describedby={ reason }
				>
					{ label }
				</Button>
			) ) }
		</Placeholder>
	);
}

/** Available actions; users who may not upload have no library either. */
const useInstructions = (): string => {
	const mayUpload = useSelect(
		( select ) =>
			Boolean(
				toRecord( select( blockEditorStore ).getSettings() ).mediaUpload
			),
		[]
	);
	return mayUpload
		? __(
				'Embed a video from your media library or upload a new one.',
				'mainstreet-blocks'
			)
		: __(
				'Insert a video by its URL. Your role does not allow you to upload files.',
				'mainstreet-blocks'
			);
};

/** Core's placeholder for media. */
function Choose( { onPick, onUrl, onError }: Props ) {
	return (
		<MediaPlaceholder
			icon={ <BlockIcon icon={ video } /> }
			labels={ { title: getTitle(), instructions: useInstructions() } }
			accept="video/*"
			allowedTypes={ KINDS }
			{ ...NO_AUTO_UPLOAD }
			onSelect={ onPick }
			onSelectURL={ onUrl }
			onError={ onError }
		/>
	);
}

/** Where a video is chosen. */
export function VideoPlaceholder( props: Props ) {
	const problem = getVideoProblem();
	return problem ? <Refused problem={ problem } /> : <Choose { ...props } />;
}
