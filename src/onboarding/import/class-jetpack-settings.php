<?php
namespace Mainstreet\Onboarding\Import;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Social\Sharing_Buttons\Button_Services;

defined( 'ABSPATH' ) || exit;

/**
 * Reads Jetpack's options and converts them to our settings. The options are not trusted: values that do not fit our declarations are
 * left out.
 */
final class Jetpack_Settings {

	/** Jetpack's sharing services that have another name here. */
	const SERVICES = array( 'jetpack-whatsapp' => 'whatsapp' );

	/** Unavailable sharing services: maximum number listed, and maximum characters of a name. */
	const MAX_LISTED = 10;
	const MAX_LENGTH = 40;

	/**
	 * Returns the settings of the sharing buttons.
	 *
	 * @return array Our settings by name; empty where there is nothing to import.
	 */
	public static function sharing(): array {
		$ours = array_values( array_unique( array_filter( array_map( array( __CLASS__, 'find_service' ), self::visible_services() ) ) ) );
		if ( ! $ours || ! self::was_active( 'sharedaddy', true ) ) {
			return array();
		}
		$global = self::global_sharing();
		$style  = $global['button_style'] ?? 'icon-text';
		return self::keep_valid(
			array(
				'sharing_services' => implode( ',', $ours ),
				// Jetpack's official buttons load scripts of the services; ours never do.
				'sharing_style'    => 'official' === $style ? 'icon-text' : $style,
				'sharing_below'    => self::post_types(),
			)
		);
	}

	/**
	 * Lists Jetpack's sharing services that are not available here: discontinued ones, and custom ones.
	 *
	 * @return string[] Names.
	 */
	public static function unavailable_sharing_services(): array {
		$options = get_option( 'sharing-options' );
		$names   = array();
		foreach ( self::visible_services() as $id ) {
			if ( is_string( $id ) && '' === self::find_service( $id ) ) {
				$own     = is_array( $options ) && isset( $options[ $id ]['name'] ) && is_string( $options[ $id ]['name'] ) ? $options[ $id ]['name'] : ucfirst( $id );
				$names[] = Plain_Text::line_from_html( $own, self::MAX_LENGTH );
			}
		}
		return array_slice( array_values( array_unique( array_filter( $names ) ) ), 0, self::MAX_LISTED );
	}

	/**
	 * Returns the IDs of Jetpack's visible sharing services, in order.
	 *
	 * @return array Not validated.
	 */
	private static function visible_services(): array {
		$services = get_option( 'sharing-services' );
		return Attributes::items( $services, 'visible' );
	}

	/**
	 * Finds our sharing service for an ID of Jetpack's.
	 *
	 * @param mixed $id Anything.
	 * @return string '' for none.
	 */
	private static function find_service( $id ) {
		return Button_Services::find( is_string( $id ) && isset( self::SERVICES[ $id ] ) ? self::SERVICES[ $id ] : $id );
	}

	/**
	 * Returns the settings of the like buttons, which Jetpack showed wherever it showed sharing buttons.
	 *
	 * @return array As sharing().
	 */
	public static function likes(): array {
		return self::was_active( 'likes', false ) ? self::keep_valid( array( 'likes_below' => self::post_types() ) ) : array();
	}

	/**
	 * Returns the settings of the newsletter.
	 *
	 * @return array As sharing().
	 */
	public static function newsletter(): array {
		$name    = get_option( 'jetpack_subscriptions_from_name' );
		$excerpt = get_option( 'wpcom_subscription_emails_use_excerpt', null );
		$send    = get_option( 'wpcom_newsletter_send_default', null );
		$values  = array();
		// Jetpack stored the name with `<` as an entity.
		$name = is_string( $name ) ? mb_strcut( Plain_Text::line_from_html( $name ), 0, 200, 'UTF-8' ) : '';
		if ( '' !== $name ) {
			$values['newsletter_from_name'] = $name;
		}
		if ( is_scalar( $excerpt ) ) {
			$values['newsletter_content'] = $excerpt ? 'excerpt' : 'full';
		}
		if ( is_scalar( $send ) ) {
			$values['newsletter_send_default'] = (bool) $send;
		}
		return self::keep_valid( $values );
	}

	/**
	 * Whether a module of Jetpack was active.
	 *
	 * @param string $module  Jetpack's ID of the module.
	 * @param bool   $unknown Result where no active modules are stored.
	 */
	public static function was_active( string $module, bool $unknown ): bool {
		$active = get_option( 'jetpack_active_modules' );
		return is_array( $active ) ? in_array( $module, $active, true ) : $unknown;
	}

	/** Returns Jetpack's common settings of sharing and likes. */
	private static function global_sharing(): array {
		$options = get_option( 'sharing-options' );
		return Attributes::items( $options, 'global' );
	}

	/**
	 * Returns the post types below which Jetpack showed the buttons.
	 *
	 * @return string Comma-separated, as in our settings.
	 */
	private static function post_types(): string {
		$global = self::global_sharing();
		// Jetpack's default is both.
		$show  = isset( $global['show'] ) && is_array( $global['show'] ) ? array_filter( $global['show'], 'is_string' ) : array( 'post', 'page' );
		$known = array_keys( Options::choices( Options::all()['sharing_below'] ) );
		return implode( ',', array_values( array_intersect( $known, $show ) ) );
	}

	/**
	 * Removes values that our settings would not accept.
	 *
	 * @param array $values By name.
	 */
	private static function keep_valid( array $values ): array {
		$valid = array();
		foreach ( $values as $name => $value ) {
			$value = Options::sanitize( $name, $value );
			if ( ! is_wp_error( $value ) ) {
				$valid[ $name ] = $value;
			}
		}
		return $valid;
	}
}
