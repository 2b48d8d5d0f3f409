<?php
namespace Mainstreet\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * The pictures behind an answer: those that the form showed when it was sent. They are its author's, but a form may show
 * pictures of other sites, which are linked and never loaded.
 */
final class Response_Pictures {

	/** Pictures of one answer at most. */
	const MAX = 50;

	/**
	 * Pictures of a field.
	 *
	 * @param array $field Field of an entry (Response_Reader::entry()).
	 * @return array[] `label`, `url` of the picture, `thumbnail` (address of a small one on this site; '' for none).
	 */
	public static function of( array $field ) {
		$stored   = 'image-select' === $field['type'] && isset( $field['meta']['pictures'] ) && is_array( $field['meta']['pictures'] ) ? $field['meta']['pictures'] : array();
		$pictures = array();
		foreach ( array_slice( $stored, 0, self::MAX, true ) as $label => $picture ) {
			$is_own = is_int( $picture ) && wp_attachment_is_image( $picture );
			$url    = $is_own ? (string) wp_get_attachment_url( $picture ) : ( is_string( $picture ) ? esc_url_raw( $picture, array( 'http', 'https' ) ) : '' );
			if ( '' !== $url ) {
				$pictures[] = array(
					'label'     => Response_Reader::text( $label ),
					'url'       => $url,
					'thumbnail' => $is_own ? (string) wp_get_attachment_image_url( $picture, 'thumbnail' ) : '',
				);
			}
		}
		return $pictures;
	}
}
