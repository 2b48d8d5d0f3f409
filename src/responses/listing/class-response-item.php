<?php
namespace Mainstreet\Responses\Listing;

use Mainstreet\Registration\Rest\Routes;
use Mainstreet\Responses\Privacy\Response_Access;
use Mainstreet\Responses\Storage\Response_Reader;

defined( 'ABSPATH' ) || exit;

/** Prepares responses for the REST API. All texts are plain text, and the screen shows them as such. */
final class Response_Item {

	/** Maximum number of characters of a summary. */
	const SUMMARY = 160;

	/**
	 * Prepares an item of the list.
	 *
	 * @return array `id`, `date`, `status`, `unread`, `name`, `email`, `subject`, `summary`, `answers` (list of `label`, `value`, as in
	 *               the summary), `source` (`id`, `title`, `url`), `form` (title), `files` (number), `mail` (`state`, `error`, `tries`).
	 */
	public static function prepare_for_list( \WP_Post $post ) {
		return self::prepare_common( $post, Response_Reader::read( $post ) );
	}

	/**
	 * Prepares all data of a response.
	 *
	 * @return array As prepare_for_list(), and `fields` (list of `label`, `value`, `type`, `files`, `pictures`), `url`, `seconds`, and for users
	 *               who manage the site `ip` and `user_agent`.
	 */
	public static function prepare( \WP_Post $post ): array {
		$response = Response_Reader::read( $post );
		$item     = self::prepare_common( $post, $response );
		foreach ( $response['fields'] as $field ) {
			$files            = self::get_files( $post->ID, $field['files'] );
			$item['fields'][] = array_merge( $field, array( 'files' => $files ) );
		}
		$sees_ip            = Response_Access::can_see_client();
		$item['url']        = esc_url_raw( $response['url'], array( 'http', 'https' ) );
		$item['seconds']    = $response['seconds'];
		$item['ip']         = $sees_ip ? $response['ip'] : '';
		$item['user_agent'] = $sees_ip ? $response['user_agent'] : '';
		return $item;
	}

	/** Prepares the data that list and details have in common. */
	private static function prepare_common( \WP_Post $post, array $response ): array {
		$files = 0;
		foreach ( $response['fields'] as $field ) {
			$files += count( $field['files'] );
		}
		return array(
			'id'      => $response['id'],
			'date'    => $response['date'],
			'status'  => $response['status'],
			'unread'  => $response['unread'],
			'name'    => $response['name'],
			'email'   => $response['email'],
			'subject' => $response['subject'],
			'summary' => self::summarize( $response ),
			'answers' => self::summarize_with_labels( $response ),
			'source'  => self::get_source( $post, $response ),
			'form'    => $response['form'],
			'files'   => $files,
			'mail'    => $response['mail'],
			'fields'  => array(),
		);
	}

	/** Summarizes the values. */
	private static function summarize( array $response ): string {
		return self::shorten( implode( ' · ', array_column( self::get_summary_fields( $response ), 'value' ) ), self::SUMMARY );
	}

	/**
	 * Summarizes labels and values.
	 *
	 * @return array[] List of `label`, `value`.
	 */
	private static function summarize_with_labels( array $response ): array {
		$answers = array();
		$left    = self::SUMMARY;
		foreach ( self::get_summary_fields( $response ) as $field ) {
			$label     = self::shorten( $field['label'], self::SUMMARY / 2 );
			$value     = self::shorten( $field['value'], max( 1, $left ) );
			$answers[] = compact( 'label', 'value' );
			$left     -= mb_strlen( $label . $value );
			if ( $left <= 0 ) {
				break;
			}
		}
		return $answers;
	}

	/**
	 * Lists the fields of the summary: all but name and email address, which the list shows separately.
	 *
	 * @return array[] List of `label`, `value`, each in a single line.
	 */
	private static function get_summary_fields( array $response ): array {
		$fields = array();
		foreach ( $response['fields'] as $field ) {
			if ( ! in_array( $field['type'], array( 'name', 'email', 'consent', 'hidden', 'file' ), true ) && '' !== trim( $field['value'] ) ) {
				$fields[] = array(
					'label' => trim( (string) preg_replace( '/\s+/', ' ', $field['label'] ) ),
					'value' => trim( (string) preg_replace( '/\s+/', ' ', $field['value'] ) ),
				);
			}
		}
		return $fields;
	}

	/** Shortens a text. */
	private static function shorten( string $text, int $limit ): string {
		return mb_strlen( $text ) > $limit ? mb_substr( $text, 0, (int) $limit ) . '…' : $text;
	}

	/**
	 * Describes the post that a response came from.
	 *
	 * @return array `id`, `title`, `url` ('' if the post is not public).
	 */
	private static function get_source( \WP_Post $post, array $response ): array {
		$title = Response_Sources::get_title( $post->post_parent );
		$link  = $post->post_parent && is_post_publicly_viewable( $post->post_parent ) ? get_permalink( $post->post_parent ) : '';
		return array(
			'id'    => $response['source_id'],
			'title' => '' === $title ? $response['title'] : $title,
			'url'   => $link ? $link : '',
		);
	}

	/**
	 * Adds the download URL to files.
	 *
	 * @return array[] List of `name`, `size` (bytes), `type`, `url`.
	 */
	private static function get_files( int $id, array $files ): array {
		$nonce = wp_create_nonce( 'wp_rest' );
		$list  = array();
		foreach ( $files as $file ) {
			$url    = rest_url( Routes::OWN . '/feedback/' . $id . '/file/' . rawurlencode( $file['key'] ) );
			$list[] = array(
				'name' => $file['name'],
				'size' => $file['size'],
				'type' => $file['type'],
				'url'  => add_query_arg( '_wpnonce', $nonce, $url ),
			);
		}
		return $list;
	}
}
