import {
	BaseControl,
	CheckboxControl,
	ExternalLink,
	PanelBody,
	Spinner,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useGroups, type Category } from './use-groups';

type Props = {
	interests: string[];
	onChange: ( interests: string[] ) => void;
};

function CategoryChoices( {
	category,
	interests,
	onChange,
}: Props & { category: Category } ) {
	return (
		<VStack as="fieldset" spacing={ 2 }>
			<BaseControl.VisualLabel as="legend">
				{ category.title }
			</BaseControl.VisualLabel>
			{ category.interests.map( ( { id, name } ) => (
				<CheckboxControl
					key={ id }
					__nextHasNoMarginBottom
					label={ name }
					checked={ interests.includes( id ) }
					onChange={ ( isOn ) =>
						onChange(
							isOn
								? [ ...interests, id ]
								: interests.filter( ( other ) => other !== id )
						)
					}
				/>
			) ) }
		</VStack>
	);
}

function Choices( { interests, onChange }: Props ) {
	const { categories, error } = useGroups();
	if ( ! categories ) {
		return <Spinner />;
	}
	if ( categories.length === 0 ) {
		return (
			<p>
				{ error ||
					__(
						'Your audience has no groups yet.',
						'mainstreet-blocks'
					) }
			</p>
		);
	}
	return categories.map( ( category ) => (
		<CategoryChoices
			key={ category.id }
			category={ category }
			interests={ interests }
			onChange={ onChange }
		/>
	) );
}

/** Sidebar panel "Mailchimp Groups": where new people are put. */
export function GroupsPanel( props: Props ) {
	return (
		<PanelBody
			title={ __( 'Mailchimp Groups', 'mainstreet-blocks' ) }
			initialOpen={ false }
		>
			<Choices { ...props } />
			<ExternalLink href="https://mailchimp.com/help/send-groups-audience/">
				{ __( 'Learn about groups', 'mainstreet-blocks' ) }
			</ExternalLink>
		</PanelBody>
	);
}
