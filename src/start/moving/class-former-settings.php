<?php
namespace Mainstreet\Start\Moving;

use Mainstreet\Connections\Secrets;
use Mainstreet\Core\Options;
use Mainstreet\Responses\Screen\Responses_Screen;
use Mainstreet\Settings\Option_Fields;

defined( 'ABSPATH' ) || exit;

/**
 * Offers and takes over one thing at a time. What the other plugin stored is read and stays as it is. Taking
 * over twice is the same as once; no key leaves the server.
 */
final class Former_Settings {

	/** There is something to take over. */
	const READY = 'ready';

	/** It has been taken over, or was the same all along. */
	const DONE = 'done';

	/**
	 * What can be taken over, and what has been.
	 *
	 * @return array[] List of `id`, `label`, `details` (sentences), `state`, `left` (responses that are not in our index yet), `link` (`url` and
	 *                 `label` of where it is now; both '' for nowhere in particular).
	 */
	public static function all() {
		return array_values( array_filter( array( self::map(), self::settings( 'sharing' ), self::settings( 'likes' ), self::settings( 'newsletter' ), self::responses() ) ) );
	}

	/**
	 * Takes one over; of responses a portion.
	 *
	 * @param \WP_REST_Request $request Request with `id`.
	 * @return array[]|\WP_Error As all().
	 */
	public static function take( $request ) {
		$id = $request['id'];
		if ( ! in_array( $id, wp_list_pluck( self::all(), 'id' ), true ) ) {
			return new \WP_Error( 'mainstreet_nothing_there', __( 'There is nothing of this type to import.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		if ( 'map' === $id ) {
			Secrets::import();
		} elseif ( 'responses' === $id ) {
			Former_Responses::add( Former_Responses::PORTION );
		} else {
			$values = self::values( $id );
			foreach ( $values as $name => $value ) {
				if ( is_wp_error( Option_Fields::sanitize( $name, $value ) ) ) {
					unset( $values[ $name ] );
				}
			}
			Options::save( $values );
		}
		return self::all();
	}

	/**
	 * Settings of an area in our own words.
	 *
	 * @param string $id `sharing`, `likes` or `newsletter`.
	 * @return array By name.
	 */
	private static function values( $id ) {
		switch ( $id ) {
			case 'sharing':
				return Former_Values::sharing();
			case 'likes':
				return Former_Values::likes();
			default:
				return Former_Values::newsletter();
		}
	}

	/**
	 * The token of maps.
	 *
	 * @return array|null
	 */
	private static function map() {
		if ( '' === Secrets::importable() ) {
			return null;
		}
		$is_set = '' !== Secrets::source( 'mapbox' );
		return self::item(
			'map',
			__( 'Map access token', 'mainstreet-blocks' ),
			array( $is_set ? __( 'The Map block has a token.', 'mainstreet-blocks' ) : __( 'A Mapbox token stored for the Map block.', 'mainstreet-blocks' ) ),
			$is_set
		);
	}

	/**
	 * Settings of an area.
	 *
	 * @param string $id See values().
	 * @return array|null Null for nothing to take over.
	 */
	private static function settings( $id ) {
		$values = self::values( $id );
		if ( ! $values ) {
			return null;
		}
		$labels  = array(
			'sharing'    => __( 'Sharing buttons', 'mainstreet-blocks' ),
			'likes'      => __( 'Likes', 'mainstreet-blocks' ),
			'newsletter' => __( 'Newsletter settings', 'mainstreet-blocks' ),
		);
		$is_same = true;
		$details = array();
		foreach ( $values as $name => $value ) {
			$is_same   = $is_same && Options::get( $name ) === $value;
			$details[] = self::describe( Options::all()[ $name ], $value );
		}
		$not_here = 'sharing' === $id ? Former_Values::sharing_not_here() : array();
		if ( $not_here ) {
			/* translators: %s: names of services. */
			$details[] = sprintf( __( 'Not available here: %s', 'mainstreet-blocks' ), implode( ', ', $not_here ) );
		}
		return self::item( $id, $labels[ $id ], $details, $is_same );
	}

	/**
	 * Form responses.
	 *
	 * @return array|null
	 */
	private static function responses() {
		$total = Former_Responses::total();
		$left  = $total ? Former_Responses::missing() : 0;
		if ( ! $total ) {
			return null;
		}
		$details = array(
			$left
			/* translators: %s: number of responses. */
			? sprintf( _n( '%s response is stored. Import it so that filters and privacy requests can find it.', '%s responses are stored. Import them so that filters and privacy requests can find them.', $total, 'mainstreet-blocks' ), number_format_i18n( $total ) )
			/* translators: %s: number of responses. */
			: sprintf( _n( '%s response is under Form responses.', '%s responses are under Form responses.', $total, 'mainstreet-blocks' ), number_format_i18n( $total ) ),
		);
		$spam    = Former_Responses::total( 'spam' );
		if ( $spam ) {
			/* translators: %s: number of responses. */
			$details[] = sprintf( _n( '%s of them is in Spam.', '%s of them are in Spam.', $spam, 'mainstreet-blocks' ), number_format_i18n( $spam ) );
		}
		$link = array(
			'url'   => Responses_Screen::url(),
			'label' => __( 'Open form responses', 'mainstreet-blocks' ),
		);
		return compact( 'left', 'link' ) + self::item( 'responses', __( 'Form responses', 'mainstreet-blocks' ), $details, 0 === $left );
	}

	/**
	 * Shape of an entry.
	 *
	 * @param string   $id      Short name.
	 * @param string   $label   What it is.
	 * @param string[] $details Sentences.
	 * @param bool     $is_done Whether nothing is left to do.
	 * @return array
	 */
	private static function item( $id, $label, array $details, $is_done ) {
		return array(
			'id'      => $id,
			'label'   => $label,
			'details' => $details,
			'state'   => $is_done ? self::DONE : self::READY,
			'left'    => 0,
			'link'    => array(
				'url'   => '',
				'label' => '',
			),
		);
	}

	/**
	 * A setting in words.
	 *
	 * @param array           $option Declaration.
	 * @param string|int|bool $value  Accepted value.
	 * @return string
	 */
	private static function describe( array $option, $value ) {
		$choices = Options::choices( $option );
		if ( is_bool( $value ) ) {
			$said = $value ? __( 'Yes', 'mainstreet-blocks' ) : __( 'No', 'mainstreet-blocks' );
		} elseif ( $choices ) {
			$labels = array();
			foreach ( array_filter( explode( ',', (string) $value ) ) as $chosen ) {
				$labels[] = $choices[ $chosen ];
			}
			$said = implode( ', ', $labels );
		} else {
			$said = (string) $value;
		}
		/* translators: 1: name of a setting, 2: its value. */
		return sprintf( __( '%1$s: %2$s', 'mainstreet-blocks' ), $option['label'], '' === $said ? __( 'none', 'mainstreet-blocks' ) : $said );
	}
}
