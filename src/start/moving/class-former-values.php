<?php
namespace Mainstreet\Start\Moving;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Options;
use Mainstreet\Core\Plain_Text;
use Mainstreet\Social\Sharing_Buttons\Share_Services;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what Jetpack stored and says it in our own settings. Options may hold anything: what does not
 * fit one of our declarations is left out. Reads only.
 */
final class Former_Values {

	/** Its services under other names than ours. */
	const SERVICES = array( 'jetpack-whatsapp' => 'whatsapp' );

	/** Sharing buttons that are named because they are not here, and letters of a name. */
	const MOST_NAMED = 10;
	const LONGEST    = 40;

	/**
	 * Sharing buttons.
	 *
	 * @return array Our settings by name; empty for nothing to take over.
	 */
	public static function sharing() {
		$ours = array_values( array_unique( array_filter( array_map( array( __CLASS__, 'find' ), self::visible() ) ) ) );
		if ( ! $ours || ! self::was_on( 'sharedaddy', true ) ) {
			return array();
		}
		$global = self::global_sharing();
		$style  = isset( $global['button_style'] ) ? $global['button_style'] : 'icon-text';
		return self::fitting(
			array(
				'sharing_services' => implode( ',', $ours ),
				// Its official buttons load scripts of the services; ours never do.
				'sharing_style'    => 'official' === $style ? 'icon-text' : $style,
				'sharing_below'    => self::types(),
			)
		);
	}

	/**
	 * Sharing buttons that are not offered here: of services that are gone, and those somebody added.
	 *
	 * @return string[] Their names.
	 */
	public static function sharing_not_here() {
		$options = get_option( 'sharing-options' );
		$names   = array();
		foreach ( self::visible() as $id ) {
			if ( is_string( $id ) && '' === self::find( $id ) ) {
				$own     = is_array( $options ) && isset( $options[ $id ]['name'] ) && is_string( $options[ $id ]['name'] ) ? $options[ $id ]['name'] : ucfirst( $id );
				$names[] = Plain_Text::line_from_html( $own, self::LONGEST );
			}
		}
		return array_slice( array_values( array_unique( array_filter( $names ) ) ), 0, self::MOST_NAMED );
	}

	/**
	 * Its sharing buttons, in their order.
	 *
	 * @return array Whatever it has stored as their ids.
	 */
	private static function visible() {
		$services = get_option( 'sharing-services' );
		return Attributes::items( $services, 'visible' );
	}

	/**
	 * Our service behind one of its ids.
	 *
	 * @param mixed $id Anything.
	 * @return string '' for none.
	 */
	private static function find( $id ) {
		return Share_Services::find( is_string( $id ) && isset( self::SERVICES[ $id ] ) ? self::SERVICES[ $id ] : $id );
	}

	/**
	 * Like buttons, which stood wherever sharing buttons did.
	 *
	 * @return array As sharing().
	 */
	public static function likes() {
		return self::was_on( 'likes', false ) ? self::fitting( array( 'likes_below' => self::types() ) ) : array();
	}

	/**
	 * The newsletter.
	 *
	 * @return array As sharing().
	 */
	public static function newsletter() {
		$name    = get_option( 'jetpack_subscriptions_from_name' );
		$excerpt = get_option( 'wpcom_subscription_emails_use_excerpt', null );
		$send    = get_option( 'wpcom_newsletter_send_default', null );
		$values  = array();
		// Jetpack stored it with `<` as an entity.
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
		return self::fitting( $values );
	}

	/**
	 * Whether one of its modules was on.
	 *
	 * @param string $module  Its id there.
	 * @param bool   $unknown What to say where nothing is stored about modules.
	 * @return bool
	 */
	public static function was_on( $module, $unknown ) {
		$active = get_option( 'jetpack_active_modules' );
		return is_array( $active ) ? in_array( $module, $active, true ) : $unknown;
	}

	/**
	 * Common settings of its sharing and likes.
	 *
	 * @return array
	 */
	private static function global_sharing() {
		$options = get_option( 'sharing-options' );
		return Attributes::items( $options, 'global' );
	}

	/**
	 * Below which content the buttons stood.
	 *
	 * @return string As our list of types.
	 */
	private static function types() {
		$global = self::global_sharing();
		// Until somebody chose, they stood below both.
		$show  = isset( $global['show'] ) && is_array( $global['show'] ) ? array_filter( $global['show'], 'is_string' ) : array( 'post', 'page' );
		$known = array_keys( Options::choices( Options::all()['sharing_below'] ) );
		return implode( ',', array_values( array_intersect( $known, $show ) ) );
	}

	/**
	 * Leaves out what our settings would not take.
	 *
	 * @param array $values By name.
	 * @return array
	 */
	private static function fitting( array $values ) {
		$fitting = array();
		foreach ( $values as $name => $value ) {
			$value = Options::sanitize( $name, $value );
			if ( ! is_wp_error( $value ) ) {
				$fitting[ $name ] = $value;
			}
		}
		return $fitting;
	}
}
