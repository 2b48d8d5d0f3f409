import {
	BaseControl,
	CheckboxControl,
	ExternalLink,
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
	if ( ! categories.some( ( { interests: { length } } ) => length > 0 ) ) {
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
	return (
		<VStack spacing={ 4 }>
			{ categories
				.filter( ( category ) => category.interests.length > 0 )
				.map( ( category ) => (
					<CategoryChoices
						key={ category.id }
						category={ category }
						interests={ interests }
						onChange={ onChange }
					/>
				) ) }
		</VStack>
	);
}

/** The groups new people are put into. The service is asked once they are shown. */
export const GroupSettings = ( props: Props ) => (
	<VStack spacing={ 4 }>
		<Choices { ...props } />
		<ExternalLink href="https://mailchimp.com/help/send-groups-audience/">
			{ __( 'Learn about groups', 'mainstreet-blocks' ) }
		</ExternalLink>
	</VStack>
);
