<?php
namespace Mainstreet\External_Media\Copies;

use Mainstreet\External_Media\Media_Sources;

defined( 'ABSPATH' ) || exit;

/**
 * Stores with a copied image its source, creator and license, and shows them in the media library. They are custom fields, so exports and
 * imports of WordPress include them.
 */
final class Media_Credit {

	const SOURCE      = '_mainstreet_media_source';
	const LICENSE     = '_mainstreet_license';
	const LICENSE_URL = '_mainstreet_license_url';
	const CREATOR     = '_mainstreet_creator';

	/**
	 * Returns the metadata for a copy.
	 *
	 * @param string $service Library.
	 * @param array  $item    Signed item.
	 * @return string[] Values by meta key, without empty ones.
	 */
	public static function get_meta( $service, array $item ): array {
		return array_filter(
			array(
				self::SOURCE      => $service,
				self::LICENSE     => $item['license'],
				self::LICENSE_URL => $item['license_url'],
				self::CREATOR     => $item['creator'],
			),
			'strlen'
		);
	}

	/**
	 * Callback of `attachment_fields_to_edit`: shows creator, license and source.
	 *
	 * @param array    $fields Fields of the attachment.
	 * @param \WP_Post $post   Attachment.
	 * @return array
	 */
	public static function add_field( $fields, $post ) {
		$read   = static function ( $key ) use ( $post ) {
			$value = get_post_meta( $post->ID, $key, true );
			return is_string( $value ) ? $value : '';
		};
		$labels = array(
			'openverse'     => __( 'Openverse', 'mainstreet-blocks' ),
			'pexels'        => __( 'Pexels', 'mainstreet-blocks' ),
			'google_photos' => __( 'Google Photos', 'mainstreet-blocks' ),
		);
		$source = $read( self::SOURCE );
		if ( ! isset( $labels[ $source ] ) ) {
			return $fields;
		}
		$license = esc_html( $read( self::LICENSE ) );
		$url     = esc_url( $read( self::LICENSE_URL ), array( 'http', 'https' ) );
		$license = '' === $url ? $license : sprintf( '<a href="%s">%s</a>', $url, '' === $license ? esc_html( $url ) : $license );
		$parts   = array_filter( array( esc_html( $read( self::CREATOR ) ), $license, esc_html( $labels[ $source ] ) ), 'strlen' );

		$fields['mainstreet_credit'] = array(
			'label' => __( 'Creator and license', 'mainstreet-blocks' ),
			'input' => 'html',
			'html'  => '<span class="value">' . implode( '<br>', $parts ) . '</span>',
		);
		return $fields;
	}

	/** Suggests text about these libraries for the privacy policy. */
	public static function suggest_policy(): void {
		$text = __( 'When authors on this site search for images on Openverse or Pexels, their search terms are sent to that service, and their browser loads thumbnails from it, so the service sees their IP address. Selected images are copied to this site, so visitors’ browsers do not contact these services.', 'mainstreet-blocks' );
		$text = '<p>' . esc_html( $text ) . '</p>';
		if ( in_array( 'google_photos', Media_Sources::get_ready(), true ) ) {
			$text .= '<p>' . esc_html__( 'Authors on this site can connect their own Google Photos. The items they select are loaded from Google by this site, and the items they insert are copied to it. A Google access token, which lets this site see only the selected items, is stored encrypted until they disconnect or their account on this site is erased.', 'mainstreet-blocks' ) . '</p>';
		}
		wp_add_privacy_policy_content( __( 'Mainstreet Blocks: images from other libraries', 'mainstreet-blocks' ), $text );
	}
}
