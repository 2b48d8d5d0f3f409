<?php
namespace Mainstreet\Blocks\Revue;

use Mainstreet\Core\Attributes;
use Mainstreet\Newsletter\Signup_Form\Subscription_Definition;
use Mainstreet\Newsletter\Signup_Form\Subscription_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Renders Revue forms. The service closed in January 2023, so the forms subscribe to the site's own newsletter
 * (docs/server-contract.md B.25). First and last name are joined.
 */
final class Revue {

	/** Transient with the result, `yes` or `no`; expires after an hour. */
	const FOUND = 'mainstreet_uses_revue';

	/** Fields by key: prefix of their attributes, type, autofill token. */
	const FIELDS = array(
		'first_name' => array( 'firstName', 'name', 'given-name' ),
		'last_name'  => array( 'lastName', 'name', 'family-name' ),
		'email'      => array( 'email', 'email', 'email' ),
	);

	/** Default texts, as stored in blocks. */
	const TEXTS = array(
		'emailLabel'           => 'Email address',
		'emailPlaceholder'     => 'Enter your email address',
		'firstNameLabel'       => 'First name',
		'firstNamePlaceholder' => 'Enter your first name',
		'lastNameLabel'        => 'Last name',
		'lastNamePlaceholder'  => 'Enter your last name',
	);

	/**
	 * Returns the definition of the form, with the default texts in English.
	 *
	 * @param array $block Item of parse_blocks().
	 */
	public static function define( array $block ): array {
		$attributes = Attributes::items( $block, 'attrs' );
		$fields     = array();
		foreach ( self::FIELDS as $key => list( $name, $type ) ) {
			if ( ! isset( $attributes[ $name . 'Show' ] ) || false !== $attributes[ $name . 'Show' ] ) {
				$fields[] = Subscription_Definition::field( $key, $type, self::text( $attributes, $name . 'Label' ), 'email' === $key );
			}
		}
		$button = isset( $block['innerBlocks'][0]['attrs'] ) && is_array( $block['innerBlocks'][0]['attrs'] ) ? $block['innerBlocks'][0]['attrs'] : $attributes;
		return Subscription_Definition::definition( $fields, '', Subscription_Definition::plain_text( $button, 'text', Subscription_Definition::BUTTON ) );
	}

	/**
	 * Renders the form.
	 *
	 * @param array  $block   Item of parse_blocks().
	 * @param string $content Saved markup with the rendered button.
	 * @return string HTML.
	 */
	public static function render( array $block, string $content ): string {
		$def    = self::define( $block );
		$labels = self::translations();
		$parts  = array(
			'class'        => 'wp-block-jetpack-revue__form',
			'button'       => self::button( (array) $block['attrs'], $content ),
			'placeholders' => array(),
			'autocomplete' => array(),
			'labels'       => array(),
		);
		foreach ( $def['fields'] as $field ) {
			list( $name, , $token )                 = self::FIELDS[ $field['key'] ];
			$placeholder                            = self::text( (array) $block['attrs'], $name . 'Placeholder' );
			$parts['autocomplete'][ $field['key'] ] = $token;
			$parts['placeholders'][ $field['key'] ] = $labels[ $placeholder ] ?? $placeholder;
			$parts['labels'][ $field['key'] ]       = $labels[ $field['label'] ] ?? $field['label'];
		}
		return Subscription_Form::render( $def, $parts );
	}

	/**
	 * Returns a stored text, or its default.
	 *
	 * @param string $name Name of the attribute.
	 * @return string Plain text.
	 */
	private static function text( array $attributes, $name ) {
		return isset( $attributes[ $name ] ) ? Subscription_Definition::plain_text( $attributes, $name, '' ) : self::TEXTS[ $name ];
	}

	/**
	 * Returns the translations of the default texts.
	 *
	 * @return string[] By English text.
	 */
	private static function translations(): array {
		return array(
			'Email address'            => __( 'Email address', 'mainstreet-blocks' ),
			'Enter your email address' => __( 'Enter your email address', 'mainstreet-blocks' ),
			'First name'               => __( 'First name', 'mainstreet-blocks' ),
			'Enter your first name'    => __( 'Enter your first name', 'mainstreet-blocks' ),
			'Last name'                => __( 'Last name', 'mainstreet-blocks' ),
			'Enter your last name'     => __( 'Enter your last name', 'mainstreet-blocks' ),
		);
	}

	/**
	 * Returns the inner button or, for the first version of the block, a button made from the attributes.
	 *
	 * @param string $content Saved markup.
	 * @return string HTML.
	 */
	private static function button( array $attributes, string $content ): string {
		$end   = strpos( $content, 'wp-block-jetpack-revue__fallback' );
		$start = strpos( $content, '>' );
		$end   = false === $end ? false : strrpos( substr( $content, 0, $end ), '<a' );
		if ( false !== $end && $start < $end ) {
			$button = trim( substr( $content, $start + 1, $end - $start - 1 ) );
			if ( false !== strpos( $button, 'type="submit"' ) ) {
				return $button;
			}
		}
		$names = array( 'text', 'backgroundColor', 'textColor', 'customBackgroundColor', 'customTextColor', 'borderRadius', 'gradient', 'customGradient' );
		return render_block(
			array(
				'blockName'    => 'jetpack/button',
				'attrs'        => array( 'element' => 'button' ) + array_intersect_key( $attributes, array_flip( $names ) ) + array( 'text' => __( 'Subscribe', 'mainstreet-blocks' ) ),
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);
	}

	/** Whether a post contains a Revue form. On other sites, the module is hidden. */
	public static function is_used(): bool {
		global $wpdb;
		$found = get_transient( self::FOUND );
		if ( 'yes' !== $found && 'no' !== $found ) {
			// WordPress has no function that searches posts of all types for a block.
			$found = $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type NOT IN ('revision', 'feedback', 'attachment') AND post_status NOT IN ('trash', 'auto-draft') AND post_content LIKE %s LIMIT 1", '%' . $wpdb->esc_like( '<!-- wp:jetpack/revue ' ) . '%' ) ) ? 'yes' : 'no';
			set_transient( self::FOUND, $found, HOUR_IN_SECONDS );
		}
		return 'yes' === $found;
	}
}
