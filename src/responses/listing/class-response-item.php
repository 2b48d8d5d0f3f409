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
		$answer = Response_Reader::read( $post );
		$item   = self::shape( $post, $answer );
		foreach ( $answer['fields'] as $field ) {
			$files            = self::files( $post->ID, $field['files'] );
			$item['fields'][] = array_merge( $field, array( 'files' => $files ) );
		}
		$sees_ip            = Response_Access::sees_client();
		$item['url']        = esc_url_raw( $answer['url'], array( 'http', 'https' ) );
		$item['seconds']    = $answer['seconds'];
		$item['ip']         = $sees_ip ? $answer['ip'] : '';
		$item['user_agent'] = $sees_ip ? $answer['user_agent'] : '';
		return $item;
	}

	/**
	 * What list and details have in common.
	 *
	 * @param \WP_Post $post   Response.
	 * @param array    $answer As Response_Reader::read() returns it.
	 * @return array
	 */
	private static function shape( \WP_Post $post, array $answer ) {
		$files = 0;
		foreach ( $answer['fields'] as $field ) {
			$files += count( $field['files'] );
		}
		return array(
			'id'      => $answer['id'],
			'date'    => $answer['date'],
			'status'  => $answer['status'],
			'unread'  => $answer['unread'],
			'name'    => $answer['name'],
			'email'   => $answer['email'],
			'subject' => $answer['subject'],
			'summary' => self::summary( $answer ),
			'answers' => self::answers( $answer ),
			'source'  => self::source( $post, $answer ),
			'form'    => $answer['form'],
			'files'   => $files,
			'mail'    => $answer['mail'],
			'fields'  => array(),
		);
	}

	/**
	 * The first lines of what was written.
	 *
	 * @param array $answer As Response_Reader::read() returns it.
	 * @return string
	 */
	private static function summary( array $answer ) {
		return self::cut( implode( ' · ', array_column( self::telling( $answer ), 'value' ) ), self::SUMMARY );
	}

	/**
	 * The same with labels.
	 *
	 * @param array $answer As Response_Reader::read() returns it.
	 * @return array[] List of `label`, `value`.
	 */
	private static function answers( array $answer ) {
		$answers = array();
		$left    = self::SUMMARY;
		foreach ( self::telling( $answer ) as $field ) {
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
	 * @param array $answer As Response_Reader::read() returns it.
	 * @return array[] List of `label`, `value`, each in one line.
	 */
	private static function telling( array $answer ) {
		$fields = array();
		foreach ( $answer['fields'] as $field ) {
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
	 * @param array    $answer As Response_Reader::read() returns it.
	 * @return array `id`, `title`, `url` ('' when nobody can open it).
	 */
	private static function source( \WP_Post $post, array $answer ) {
		$title = Response_Sources::title( $post->post_parent );
		$link  = $post->post_parent && is_post_publicly_viewable( $post->post_parent ) ? get_permalink( $post->post_parent ) : '';
		return array(
			'id'    => $answer['source_id'],
			'title' => '' === $title ? $answer['title'] : $title,
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
