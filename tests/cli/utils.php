<?php
/**
 * WP-CLI's functions for output.
 *
 * @package Mainstreet
 */

namespace WP_CLI\Utils;

/** Prints items, with the fields given as a list or separated by commas. */
function format_items( $format, $items, $fields ) {
	$fields = is_array( $fields ) ? $fields : array_map( 'trim', explode( ',', $fields ) );
	$first  = reset( $items );
	foreach ( $first && 'ids' !== $format ? $fields : array() as $field ) {
		if ( ! array_key_exists( $field, $first ) ) {
			\WP_CLI::error( "Invalid field: $field." );
		}
	}
	if ( 'ids' === $format ) {
		echo implode( ' ', $items );
		return;
	}
	$rows = array();
	foreach ( $items as $item ) {
		$row = array();
		foreach ( $fields as $field ) {
			$row[ $field ] = $item[ $field ];
		}
		$rows[] = $row;
	}
	if ( 'json' === $format ) {
		echo json_encode( $rows );
		return;
	}
	if ( 'yaml' === $format ) {
		echo "---\n";
		foreach ( $rows as $row ) {
			echo "- \n";
			foreach ( $row as $name => $value ) {
				echo "  $name: " . json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) . "\n";
			}
		}
		return;
	}
	$stream = fopen( 'php://output', 'w' );
	foreach ( array_merge( array( $fields ), $rows ) as $row ) {
		if ( 'csv' === $format ) {
			fputcsv( $stream, array_values( $row ), ',', '"', '' );
		} else {
			fwrite( $stream, implode( "\t", array_map( 'strval', $row ) ) . "\n" );
		}
	}
	fclose( $stream );
}

/** Makes a progress bar, which prints its label and how far it came. */
function make_progress_bar( $label, $count ) {
	return new class( $label, $count ) {

		private $label;
		private $count;
		private $done = 0;

		public function __construct( $label, $count ) {
			$this->label = $label;
			$this->count = $count;
		}

		public function tick( $step = 1 ) {
			$this->done = min( $this->count, $this->done + $step );
		}

		public function finish() {
			echo "$this->label $this->done/$this->count\n";
		}
	};
}
