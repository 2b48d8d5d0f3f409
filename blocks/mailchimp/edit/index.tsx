import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Placeholder, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useIsPreview } from '@shared/canvas';
import { getEditorState } from '@shared/editor-state';
import { icon } from '../icon';
import type { Attributes } from '../types';
import { Connect } from './connect';
import { Form } from './form';
import { Inspector } from './inspector';
import { SetUp } from './set-up';
import { useNotificationPreview } from './use-notification-preview';
import { useConnection } from './use-connection';

type Props = BlockEditProps< Attributes >;

function ConnectedEdit( { attributes, setAttributes }: Props ) {
	const connection = useConnection();
	const { preview, show } = useNotificationPreview();
	if ( connection.status === 'loading' ) {
		return (
			<Placeholder
				icon={ icon }
				label={ __( 'Mailchimp', 'mainstreet-blocks' ) }
			>
				<p role="status">
					<Spinner />
					{ __( 'Loading…', 'mainstreet-blocks' ) }
				</p>
			</Placeholder>
		);
	}
	if ( connection.status === 'disconnected' ) {
		return <SetUp { ...connection } />;
	}
	return (
		<>
			<Inspector
				attributes={ attributes }
				settingsUrl={ connection.settingsUrl }
				onChange={ setAttributes }
				onAudition={ show }
			/>
			<Form
				attributes={ attributes }
				preview={ preview }
				onChange={ setAttributes }
			/>
		</>
	);
}

function EditForUser( props: Props ) {
	const { connectTo } = getEditorState();
	return connectTo ? (
		<Connect host={ connectTo } />
	) : (
		<ConnectedEdit { ...props } />
	);
}

export default function Edit( props: Props ) {
	const isPreview = useIsPreview();
	return (
		<div { ...useBlockProps() }>
			{ props.attributes.preview || isPreview ? (
				<Form
					attributes={ props.attributes }
					preview={ null }
					onChange={ props.setAttributes }
				/>
			) : (
				<EditForUser { ...props } />
			) }
		</div>
	);
}
