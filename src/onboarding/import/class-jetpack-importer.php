<?php
namespace Mainstreet\Onboarding\Import;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Options\Options;
use Mainstreet\Responses\Screen\Response_Links;
use Mainstreet\Responses\Storage\Response_Index;
use Mainstreet\Responses\Storage\Response_Store;
use Mainstreet\Responses\Storage\Response_Type;
use Mainstreet\Responses\Storage\Unread_Count;
use Mainstreet\Settings\Option_Fields;

defined( 'ABSPATH' ) || exit;

/**
 * Imports Jetpack's settings and responses, one area at a time. Jetpack's data is only read. Importing twice gives the same result as
 * once; no key leaves the server.
 */
final class Jetpack_Importer {

	/** Responses imported per request. */
	const BATCH = 500;

	/** State: there is something to import. */
	const READY = 'ready';

	/** State: imported, or the values were the same already. */
	const DONE = 'done';

	/**
	 * Lists what can be imported and what has been.
	 *
	 * @return array[] List of `id`, `label`, `details` (sentences), `state`, `left` (responses that are not in our index yet), `link` (`url` and
	 *                 `label` of where it is now; both '' for nowhere in particular).
	 */
	public static function all(): array {
		return array_values( array_filter( array( self::describe_map(), self::describe_settings( 'sharing' ), self::describe_settings( 'likes' ), self::describe_settings( 'newsletter' ), self::describe_responses() ) ) );
	}

	/**
	 * Imports one area; of the responses, a batch.
	 *
	 * @param \WP_REST_Request $request Request with `id`.
	 * @return array[]|\WP_Error As all().
	 */
	public static function import( \WP_REST_Request $request ) {
		$id = $request['id'];
		if ( ! in_array( $id, wp_list_pluck( self::all(), 'id' ), true ) ) {
			return new \WP_Error( 'mainstreet_nothing_there', __( 'There is nothing of this type to import.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		if ( 'map' === $id ) {
			Secrets::import_jetpack_key();
		} elseif ( 'responses' === $id ) {
			self::import_responses();
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
	 * Returns Jetpack's settings of an area as our own.
	 *
	 * @param string $id `sharing`, `likes` or `newsletter`.
	 * @return array By name.
	 */
	private static function values( $id ): array {
		switch ( $id ) {
			case 'sharing':
				return Jetpack_Settings::sharing();
			case 'likes':
				return Jetpack_Settings::likes();
			default:
				return Jetpack_Settings::newsletter();
		}
	}

	/** Describes the access token of maps. */
	private static function describe_map(): ?array {
		if ( '' === Secrets::find_jetpack_key() ) {
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
	 * Describes the settings of an area.
	 *
	 * @param string $id See values().
	 * @return array|null Null where there is nothing to import.
	 */
	private static function describe_settings( string $id ): ?array {
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
			$details[] = self::describe_value( Options::all()[ $name ], $value );
		}
		$unavailable = 'sharing' === $id ? Jetpack_Settings::unavailable_sharing_services() : array();
		if ( $unavailable ) {
			/* translators: %s: names of services. */
			$details[] = sprintf( __( 'Not available here: %s', 'mainstreet-blocks' ), implode( ', ', $unavailable ) );
		}
		return self::item( $id, $labels[ $id ], $details, $is_same );
	}

	/** Describes the form responses. */
	private static function describe_responses(): ?array {
		$total = self::count_responses();
		$left  = $total ? self::count_missing_responses() : 0;
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
		$spam    = self::count_responses( 'spam' );
		if ( $spam ) {
			/* translators: %s: number of responses. */
			$details[] = sprintf( _n( '%s of them is in Spam.', '%s of them are in Spam.', $spam, 'mainstreet-blocks' ), number_format_i18n( $spam ) );
		}
		$link = array(
			'url'   => Response_Links::get_screen_url(),
			'label' => __( 'Open form responses', 'mainstreet-blocks' ),
		);
		return compact( 'left', 'link' ) + self::item( 'responses', __( 'Form responses', 'mainstreet-blocks' ), $details, 0 === $left );
	}

	/**
	 * Counts all responses, whichever plugin stored them.
	 *
	 * @param string $status Status; '' for all.
	 */
	private static function count_responses( string $status = '' ): int {
		global $wpdb;
		$where = $wpdb->prepare( 'post_type = %s', Response_Type::TYPE ) . ( '' === $status ? '' : $wpdb->prepare( ' AND post_status = %s', $status ) );
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE $where" ); // phpcs:ignore WordPress.DB -- by the index of types and statuses; prepared above.
	}

	/** Counts the responses that are not in our index. */
	private static function count_missing_responses(): int {
		global $wpdb;
		$table = Response_Store::get_table();
		// phpcs:ignore WordPress.DB -- own table; both sides by an index.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} p LEFT JOIN `$table` i ON i.post_id = p.ID WHERE p.post_type = %s AND i.id IS NULL", Response_Type::TYPE ) );
	}

	/**
	 * Adds a batch of responses to our index and recounts the unread ones: Jetpack may have stored no number, or an old one. Jetpack's
	 * responses are posts of the same type as ours, and only need a row in our index.
	 */
	private static function import_responses(): void {
		Response_Index::add_missing( self::BATCH );
		Unread_Count::recount();
	}

	/**
	 * Makes an item of the list.
	 *
	 * @param string   $id      Short name.
	 * @param string   $label   Label.
	 * @param string[] $details Sentences.
	 * @param bool     $is_done Whether nothing is left to import.
	 */
	private static function item( string $id, $label, array $details, bool $is_done ): array {
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
	 * Describes a setting and its value.
	 *
	 * @param array           $option Declaration.
	 * @param string|int|bool $value  Accepted value.
	 */
	private static function describe_value( array $option, $value ): string {
		$choices = Options::choices( $option );
		if ( is_bool( $value ) ) {
			$text = $value ? __( 'Yes', 'mainstreet-blocks' ) : __( 'No', 'mainstreet-blocks' );
		} elseif ( $choices ) {
			$labels = array();
			foreach ( array_filter( explode( ',', (string) $value ) ) as $chosen ) {
				$labels[] = $choices[ $chosen ];
			}
			$text = implode( ', ', $labels );
		} else {
			$text = (string) $value;
		}
		/* translators: 1: name of a setting, 2: its value. */
		return sprintf( __( '%1$s: %2$s', 'mainstreet-blocks' ), $option['label'], '' === $text ? __( 'none', 'mainstreet-blocks' ) : $text );
	}
}
