<?php
namespace Mainstreet\External_Media\Copies;

use Mainstreet\External_Media\Media_Sources;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps with a copied picture where it came from, who made it and under which licence. WordPress's export has it, as it has all
 * custom fields of media files, and its importer brings it back.
 */
final class Media_Credit {

	const SOURCE      = '_mainstreet_media_source';
	const LICENSE     = '_mainstreet_license';
	const LICENSE_URL = '_mainstreet_license_url';
	const CREATOR     = '_mainstreet_creator';

	/**
	 * What is stored with a copy.
	 *
	 * @param string $service Library.
	 * @param array  $item    What was signed.
	 * @return string[] By meta key; nothing that is empty.
	 */
	public static function meta( $service, array $item ): array {
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
	 * Shows it in the media library.
	 *
	 * @param array    $fields Fields of the file.
	 * @param \WP_Post $post   The file.
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

	/** Suggests for the privacy policy what these libraries get. */
	public static function suggest_policy(): void {
		$text = __( 'When authors on this site search for images on Openverse or Pexels, their search terms are sent to that service, and their browser loads thumbnails from it, so the service sees their IP address. Selected images are copied to this site, so visitors’ browsers do not contact these services.', 'mainstreet-blocks' );
		$text = '<p>' . esc_html( $text ) . '</p>';
		if ( in_array( 'google_photos', Media_Sources::ready(), true ) ) {
			$text .= '<p>' . esc_html__( 'Authors on this site can connect their own Google Photos. The items they select are loaded from Google by this site, and the items they insert are copied to it. A Google access token, which lets this site see only the selected items, is stored encrypted until they disconnect or their account on this site is erased.', 'mainstreet-blocks' ) . '</p>';
		}
		wp_add_privacy_policy_content( __( 'Mainstreet Blocks: images from other libraries', 'mainstreet-blocks' ), $text );
	}
}
