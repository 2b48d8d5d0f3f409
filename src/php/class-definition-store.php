<?php
/**
 * Stored definitions of forms.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers which container (post, pattern, template, template part, widget) holds which
 * form, and since when it does no longer (contract B.2).
 */
final class Definition_Store {

	/**
	 * Seconds a definition that is gone stays of use for pages in caches: 30 days, and an hour for
	 * the visitor who opens the page on the last of them.
	 */
	const GRACE = 2595600;

	/** Group of the object cache, and the word its last change is kept under. */
	const CACHE = 'mainstreet_forms';

	/** Post types that hold no forms and are saved often. */
	const SKIPPED = array( 'revision', 'feedback', 'nav_menu_item', 'customize_changeset', 'oembed_cache', 'attachment' );

	/**
	 * A post was saved, of any type.
	 *
	 * @param int      $post_id Post.
	 * @param \WP_Post $post    The same.
	 */
	public static function post_saved( $post_id, $post ) {
		if ( in_array( $post->post_type, self::SKIPPED, true ) || wp_is_post_autosave( $post ) ) {
			return;
		}
		$source = Form_Source::of_post( $post );
		if ( $source ) {
			self::save( $source, $post->post_content );
		}
	}

	/**
	 * A post is about to be deleted; it still has its terms.
	 *
	 * @param int      $post_id Post.
	 * @param \WP_Post $post    The same.
	 */
	public static function post_deleted( $post_id, $post ) {
		if ( ! in_array( $post->post_type, self::SKIPPED, true ) ) {
			$source = Form_Source::of_post( $post );
			self::forget( $source ? $source : new Form_Source( 'post', (string) $post_id ) );
		}
	}

	/**
	 * The block widgets were saved.
	 *
	 * @param mixed $old Option before.
	 * @param mixed $now Option now.
	 */
	public static function widgets_saved( $old, $now ) {
		foreach ( is_array( $now ) ? $now : array() as $number => $widget ) {
			if ( is_array( $widget ) && isset( $widget['content'] ) && is_string( $widget['content'] ) ) {
				self::save( new Form_Source( 'widget', (string) $number ), $widget['content'] );
			}
		}
	}

	/**
	 * Notes the forms of a container.
	 *
	 * @param Form_Source $source  Container.
	 * @param string      $content What it holds now.
	 */
	public static function save( Form_Source $source, $content ) {
		$position = 0;
		$defs     = Definitions::in_content( $content );
		foreach ( $defs as $hash => $def ) {
			self::add( $source, $hash, $def, $position++ );
		}
		self::mark_gone( $source, array_keys( $defs ) );
		if ( 0 === wp_rand( 0, 99 ) ) {
			self::sweep();
		}
	}

	/**
	 * Notes one form of a container.
	 *
	 * @param Form_Source $source   Container.
	 * @param string      $hash     Hash of the definition.
	 * @param array       $def      Definition.
	 * @param int         $position Place among the forms of the container.
	 */
	public static function add( Form_Source $source, $hash, array $def, $position = 0 ) {
		$row = array( $hash, $source->type, $source->id );
		$new = self::query(
			'INSERT IGNORE INTO %t (hash, source_type, source_id, position, def, seen, gone) VALUES (%s, %s, %s, %d, %s, %d, 0)',
			array_merge( $row, array( min( $position, 65535 ), Definitions::to_json( $def ), time() ) )
		);
		if ( ! $new ) {
			self::query( 'UPDATE %t SET seen = %d, gone = 0 WHERE hash = %s AND source_type = %s AND source_id = %s', array_merge( array( time() ), $row ) );
		}
		self::changed();
	}

	/**
	 * Notes that a container holds only these forms.
	 *
	 * @param Form_Source $source Container.
	 * @param string[]    $except Hashes it holds.
	 */
	public static function mark_gone( Form_Source $source, array $except ) {
		$keep = $except ? ' AND hash NOT IN (' . implode( ', ', array_fill( 0, count( $except ), '%s' ) ) . ')' : '';
		$done = self::query( 'UPDATE %t SET gone = %d WHERE source_type = %s AND source_id = %s AND gone = 0' . $keep, array_merge( array( time(), $source->type, $source->id ), $except ) );
		if ( $done ) {
			self::changed();
		}
	}

	/**
	 * A definition as a container holds it or once held it.
	 *
	 * @param string      $hash   Hash of the definition.
	 * @param Form_Source $source Container.
	 * @return array|null `def`, and `gone` as Unix time (0 while it is there).
	 */
	public static function get( $hash, Form_Source $source ) {
		$rows = self::cached(
			$hash . $source->type . $source->id,
			'SELECT def, gone FROM %t WHERE hash = %s AND source_type = %s AND source_id = %s',
			array( $hash, $source->type, $source->id )
		);
		$def  = $rows ? json_decode( $rows[0]['def'], true ) : null;
		return is_array( $def ) ? array(
			'def'  => $def,
			'gone' => (int) $rows[0]['gone'],
		) : null;
	}

	/**
	 * Containers that hold a form, as far as they may be the one a page shows it from.
	 *
	 * @param string $hash    Hash of the definition.
	 * @param int    $post_id Post being shown.
	 * @return array<string, Form_Source> By key.
	 */
	public static function sources( $hash, $post_id ) {
		$rows  = self::cached(
			$hash . $post_id,
			"SELECT source_type, source_id FROM %t WHERE hash = %s AND gone = 0 AND (source_type <> 'post' OR source_id = %s) LIMIT 500",
			array( $hash, (string) $post_id )
		);
		$found = array();
		foreach ( $rows as $row ) {
			$source                  = new Form_Source( $row['source_type'], $row['source_id'] );
			$found[ $source->key() ] = $source;
		}
		return $found;
	}

	/**
	 * Drops what is known of a container.
	 *
	 * @param Form_Source $source Container.
	 */
	private static function forget( Form_Source $source ) {
		if ( self::query( 'DELETE FROM %t WHERE source_type = %s AND source_id = %s', array( $source->type, $source->id ) ) ) {
			self::changed();
		}
	}

	/**
	 * Drops definitions that no cached page can use any more.
	 */
	private static function sweep() {
		self::query( 'DELETE FROM %t WHERE gone > 0 AND gone < %d', array( time() - 2 * self::GRACE ) );
	}

	/**
	 * Reads rows, through the object cache.
	 *
	 * @param string $key  Key of the cache.
	 * @param string $sql  Statement; `%t` is the table.
	 * @param array  $args Its values.
	 * @return array[]
	 */
	private static function cached( $key, $sql, array $args ) {
		global $wpdb;
		$key  = md5( $key ) . ':' . wp_cache_get_last_changed( self::CACHE );
		$rows = wp_cache_get( $key, self::CACHE );
		if ( ! is_array( $rows ) ) {
			$silent = $wpdb->suppress_errors();
			$rows   = (array) $wpdb->get_results( self::prepare( $sql, $args ), ARRAY_A ); // phpcs:ignore WordPress.DB -- prepared.
			$wpdb->suppress_errors( $silent );
			wp_cache_set( $key, $rows, self::CACHE, DAY_IN_SECONDS );
		}
		return $rows;
	}

	/**
	 * Writes, and makes the table first where it is missing.
	 *
	 * @param string $sql  Statement; `%t` is the table.
	 * @param array  $args Its values.
	 * @return int|false Rows changed.
	 */
	private static function query( $sql, array $args ) {
		global $wpdb;
		$sql    = self::prepare( $sql, $args );
		$silent = $wpdb->suppress_errors();
		$done   = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB -- prepared.
		if ( false === $done ) {
			Install::create_tables();
			$done = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB -- prepared.
		}
		$wpdb->suppress_errors( $silent );
		return $done;
	}

	/**
	 * Puts the table and the values into a statement.
	 *
	 * @param string $sql  Statement; `%t` is the table.
	 * @param array  $args Its values.
	 * @return string
	 */
	private static function prepare( $sql, array $args ) {
		global $wpdb;
		return $wpdb->prepare( str_replace( '%t', '`' . Install::table( 'form_defs' ) . '`', $sql ), $args ); // phpcs:ignore WordPress.DB -- own table.
	}

	/**
	 * What was read before is no longer true.
	 */
	private static function changed() {
		wp_cache_set( 'last_changed', microtime(), self::CACHE );
	}
}
