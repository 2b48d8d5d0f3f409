<?php
namespace Mainstreet\Responses\Listing;

use Mainstreet\Registration\Routes;
use Mainstreet\Responses\Privacy\Response_Access;
use Mainstreet\Responses\Storage\Response_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Shapes answers for REST. All texts are plain; the screen shows them as such.
 */
final class Response_Item {

	/** Letters of the first lines in a list. */
	const SUMMARY = 160;

	/**
	 * A line of the list.
	 *
	 * @param \WP_Post $post Response.
	 * @return array `id`, `date`, `status`, `unread`, `name`, `email`, `subject`, `summary`, `answers` (list of `label`, `value`: what the summary is made of), `source` (`id`, `title`, `url`), `form` (its title),
	 *               `files` (number), `mail` (`state`, `error`, `tries`).
	 */
	public static function row( \WP_Post $post ) {
		return self::shape( $post, Response_Reader::read( $post ) );
	}

	/**
	 * Everything about a response.
	 *
	 * @param \WP_Post $post Response.
	 * @return array As row(), and `fields` (list of `label`, `value`, `type`, `files`, `pictures`), `url`, `seconds`, and for those who manage the site `ip` and `user_agent`.
	 */
	public static function full( \WP_Post $post ) {
		$response = Response_Reader::read( $post );
		$item     = self::shape( $post, $response );
		foreach ( $response['fields'] as $field ) {
			$files            = self::files( $post->ID, $field['files'] );
			$item['fields'][] = array_merge( $field, array( 'files' => $files ) );
		}
		$sees_ip            = Response_Access::sees_client();
		$item['url']        = esc_url_raw( $response['url'], array( 'http', 'https' ) );
		$item['seconds']    = $response['seconds'];
		$item['ip']         = $sees_ip ? $response['ip'] : '';
		$item['user_agent'] = $sees_ip ? $response['user_agent'] : '';
		return $item;
	}

	/**
	 * What list and details have in common.
	 *
	 * @param \WP_Post $post   Response.
	 * @param array    $response As Response_Reader::read() returns it.
	 * @return array
	 */
	private static function shape( \WP_Post $post, array $response ) {
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
			'summary' => self::summary( $response ),
			'answers' => self::answers( $response ),
			'source'  => self::source( $post, $response ),
			'form'    => $response['form'],
			'files'   => $files,
			'mail'    => $response['mail'],
			'fields'  => array(),
		);
	}

	/**
	 * The first lines of what was written.
	 *
	 * @param array $response As Response_Reader::read() returns it.
	 * @return string
	 */
	private static function summary( array $response ) {
		return self::cut( implode( ' · ', array_column( self::telling( $response ), 'value' ) ), self::SUMMARY );
	}

	/**
	 * The same with labels.
	 *
	 * @param array $response As Response_Reader::read() returns it.
	 * @return array[] List of `label`, `value`.
	 */
	private static function answers( array $response ) {
		$answers = array();
		$left    = self::SUMMARY;
		foreach ( self::telling( $response ) as $field ) {
			$label     = self::cut( $field['label'], self::SUMMARY / 2 );
			$value     = self::cut( $field['value'], max( 1, $left ) );
			$answers[] = compact( 'label', 'value' );
			$left     -= mb_strlen( $label . $value );
			if ( $left <= 0 ) {
				break;
			}
		}
		return $answers;
	}

	/**
	 * The fields that tell what was written: not who wrote it, which the list says elsewhere.
	 *
	 * @param array $response As Response_Reader::read() returns it.
	 * @return array[] List of `label`, `value`, each in one line.
	 */
	private static function telling( array $response ) {
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

	/**
	 * The beginning of a text.
	 *
	 * @param string $text  Text.
	 * @param int    $limit Letters at most.
	 * @return string
	 */
	private static function cut( $text, $limit ) {
		return mb_strlen( $text ) > $limit ? mb_substr( $text, 0, (int) $limit ) . '…' : $text;
	}

	/**
	 * Where a response came from.
	 *
	 * @param \WP_Post $post   Response.
	 * @param array    $response As Response_Reader::read() returns it.
	 * @return array `id`, `title`, `url` ('' when nobody can open it).
	 */
	private static function source( \WP_Post $post, array $response ) {
		$title = Response_Sources::title( $post->post_parent );
		$link  = $post->post_parent && is_post_publicly_viewable( $post->post_parent ) ? get_permalink( $post->post_parent ) : '';
		return array(
			'id'    => $response['source_id'],
			'title' => '' === $title ? $response['title'] : $title,
			'url'   => $link ? $link : '',
		);
	}

	/**
	 * Gives files the address they can be downloaded from.
	 *
	 * @param int     $id    Response.
	 * @param array[] $files Files.
	 * @return array[] List of `name`, `size` (bytes), `type`, `url`.
	 */
	private static function files( $id, array $files ) {
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
