<?php
namespace Mainstreet\Submissions\Registry;

use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers which container (post, pattern, template, template part, widget) holds which
 * form, and since when it does no longer (docs/server-contract.md B.2).
 */
final class Form_Schema_Store {

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
	public function post_saved( $post_id, $post ) {
		if ( in_array( $post->post_type, self::SKIPPED, true ) || wp_is_post_autosave( $post ) ) {
			return;
		}
		$source = Form_Source::from_post( $post );
		if ( $source ) {
			$this->save( $source, $post->post_content );
		}
	}

	/**
	 * A post is about to be deleted; it still has its terms.
	 *
	 * @param int      $post_id Post.
	 * @param \WP_Post $post    The same.
	 */
	public function post_deleted( $post_id, $post ) {
		if ( ! in_array( $post->post_type, self::SKIPPED, true ) ) {
			$source = Form_Source::from_post( $post );
			$this->forget( $source ? $source : new Form_Source( 'post', (string) $post_id ) );
		}
	}

	/**
	 * The block widgets were saved.
	 *
	 * @param mixed $old Option before.
	 * @param mixed $now Option now.
	 */
	public function widgets_saved( $old, $now ) {
		foreach ( is_array( $now ) ? $now : array() as $number => $widget ) {
			if ( is_array( $widget ) && isset( $widget['content'] ) && is_string( $widget['content'] ) ) {
				$this->save( new Form_Source( 'widget', (string) $number ), $widget['content'] );
			}
		}
	}

	/**
	 * Notes the forms of a container.
	 *
	 * @param Form_Source $source  Container.
	 * @param string      $content What it holds now.
	 */
	public function save( Form_Source $source, $content ) {
		$position = 0;
		$defs     = Form_Schemas::in_content( $content );
		foreach ( $defs as $hash => $def ) {
			$this->add( $source, $hash, $def, $position++ );
		}
		$this->mark_gone( $source, array_keys( $defs ) );
		if ( 0 === wp_rand( 0, 99 ) ) {
			// No cached page can use those any more.
			$this->query( 'DELETE FROM {table} WHERE gone > 0 AND gone < %d', array( time() - 2 * self::GRACE ) );
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
	public function add( Form_Source $source, $hash, array $def, $position = 0 ) {
		$row = array( $hash, $source->type, $source->id );
		$new = $this->query(
			'INSERT IGNORE INTO {table} (hash, source_type, source_id, position, def, seen, gone) VALUES (%s, %s, %s, %d, %s, %d, 0)',
			array_merge( $row, array( min( $position, 65535 ), Form_Schemas::to_json( $def ), time() ) )
		);
		if ( ! $new ) {
			$this->query( 'UPDATE {table} SET seen = %d, gone = 0 WHERE hash = %s AND source_type = %s AND source_id = %s', array_merge( array( time() ), $row ) );
		}
		$this->changed();
	}

	/**
	 * Notes that a container holds only these forms.
	 *
	 * @param Form_Source $source Container.
	 * @param string[]    $except Hashes it holds.
	 */
	public function mark_gone( Form_Source $source, array $except ) {
		$keep = $except ? ' AND hash NOT IN (' . implode( ', ', array_fill( 0, count( $except ), '%s' ) ) . ')' : '';
		$done = $this->query( 'UPDATE {table} SET gone = %d WHERE source_type = %s AND source_id = %s AND gone = 0' . $keep, array_merge( array( time(), $source->type, $source->id ), $except ) );
		if ( $done ) {
			$this->changed();
		}
	}

	/**
	 * A definition as a container holds it or once held it.
	 *
	 * @param string      $hash   Hash of the definition.
	 * @param Form_Source $source Container.
	 * @return array|null `def`, and `gone` as Unix time (0 while it is there).
	 */
	public function get( $hash, Form_Source $source ) {
		$rows = $this->cached(
			$hash . $source->type . $source->id,
			'SELECT def, gone FROM {table} WHERE hash = %s AND source_type = %s AND source_id = %s',
			array( $hash, $source->type, $source->id )
		);
		return $rows ? self::read( $rows[0] ) : $this->get_old( $hash, $source );
	}

	/**
	 * A definition that a container held when hashes were made in another way; as get().
	 *
	 * @param string      $hash   Hash of today.
	 * @param Form_Source $source Container.
	 * @return array|null
	 */
	private function get_old( $hash, Form_Source $source ) {
		$rows = $this->cached(
			'old' . $source->type . $source->id,
			'SELECT def, gone FROM {table} WHERE source_type = %s AND source_id = %s ORDER BY gone LIMIT 500',
			array( $source->type, $source->id )
		);
		foreach ( array_filter( array_map( array( __CLASS__, 'read' ), $rows ) ) as $stored ) {
			if ( hash_equals( Form_Schemas::hash( $stored['def'] ), $hash ) ) {
				return $stored;
			}
		}
		return null;
	}

	/**
	 * Reads a row.
	 *
	 * @param string[] $row `def` and `gone`.
	 * @return array|null As get().
	 */
	private static function read( array $row ) {
		$def = json_decode( $row['def'], true );
		return is_array( $def ) ? array(
			'def'  => $def,
			'gone' => (int) $row['gone'],
		) : null;
	}

	/**
	 * Whether sources() has found before that a post holds a form. No query.
	 *
	 * @param string      $hash Hash of the definition.
	 * @param Form_Source $post Post.
	 * @return bool
	 */
	public function is_known( $hash, Form_Source $post ) {
		$held = wp_cache_get( $this->held_key( $post ), self::CACHE );
		return is_array( $held ) && in_array( $hash, $held, true );
	}

	/**
	 * Containers that hold a form, as far as they may be the one a page shows it from. The query for one form of a post also finds the
	 * others that the post holds; see is_known().
	 *
	 * @param string $hash    Hash of the definition.
	 * @param int    $post_id Post being shown.
	 * @param string $old     Its hash before version 4; '' for none.
	 * @return array<string, Form_Source> By key.
	 */
	public function sources( $hash, $post_id, $old = '' ) {
		$post  = new Form_Source( 'post', (string) $post_id );
		$rows  = $this->cached(
			$hash . $post_id . $old,
			"SELECT hash, source_type, source_id FROM {table} WHERE ((source_type = 'post' AND source_id = %s) OR (hash IN (%s, %s) AND source_type <> 'post')) AND gone = 0 LIMIT 500",
			array( $post->id, $hash, $old )
		);
		$held  = array();
		$found = array();
		foreach ( $rows as $row ) {
			if ( 'post' === $row['source_type'] ) {
				$held[] = $row['hash'];
			}
			if ( in_array( $row['hash'], array( $hash, $old ), true ) ) {
				$source                  = new Form_Source( $row['source_type'], $row['source_id'] );
				$found[ $source->key() ] = $source;
			}
		}
		wp_cache_set( $this->held_key( $post ), $held, self::CACHE, DAY_IN_SECONDS );
		return $found;
	}

	/**
	 * Key of the object cache for the hashes of the forms that a post holds.
	 *
	 * @param Form_Source $post Post.
	 * @return string
	 */
	private function held_key( Form_Source $post ) {
		return $this->cache_key( 'forms of ' . $post->key() );
	}

	/**
	 * Drops what is known of a container.
	 *
	 * @param Form_Source $source Container.
	 */
	private function forget( Form_Source $source ) {
		if ( $this->query( 'DELETE FROM {table} WHERE source_type = %s AND source_id = %s', array( $source->type, $source->id ) ) ) {
			$this->changed();
		}
	}

	/**
	 * Reads rows, through the object cache.
	 *
	 * @param string $key  Key of the cache.
	 * @param string $sql  Statement; `{table}` is the table.
	 * @param array  $args Its values.
	 * @return array[]
	 */
	private function cached( $key, $sql, array $args ) {
		global $wpdb;
		$key  = $this->cache_key( $key );
		$rows = wp_cache_get( $key, self::CACHE );
		if ( ! is_array( $rows ) ) {
			$rows = Sql::rows( 'form_defs', $wpdb->prepare( $sql, $args ) ); // phpcs:ignore WordPress.DB -- {table} is filled in.
			wp_cache_set( $key, $rows, self::CACHE, DAY_IN_SECONDS );
		}
		return $rows;
	}

	/**
	 * Key of the object cache for what was read of the table as it is now.
	 *
	 * @param string $name What was read.
	 * @return string
	 */
	private function cache_key( $name ) {
		return md5( $name ) . ':' . wp_cache_get_last_changed( self::CACHE );
	}

	/**
	 * Writes; gives the number of rows changed.
	 *
	 * @param string $sql  Statement; `{table}` is the table.
	 * @param array  $args Its values.
	 * @return int
	 */
	private function query( $sql, array $args ) {
		global $wpdb;
		return Sql::run( 'form_defs', $wpdb->prepare( $sql, $args ) ); // phpcs:ignore WordPress.DB -- {table} is filled in.
	}

	/**
	 * What was read before is no longer true.
	 */
	private function changed() {
		wp_cache_set( 'last_changed', microtime(), self::CACHE );
	}
}
